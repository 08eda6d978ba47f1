"""The faces of Urbion."""
