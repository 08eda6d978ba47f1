"""The pictures: same bytes everywhere, small, readable without colour, and one for everything a table can show."""
