"""Loaded tables with everybody who looks at them: the order of work, what is shown, who is there."""
