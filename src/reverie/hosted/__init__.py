"""A hosted table by itself: its log, its fair deal, what is refused there.

The server keeps tables like this, and whoever checks a record plays them again; neither has to know the other.
"""
