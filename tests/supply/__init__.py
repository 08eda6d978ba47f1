"""What the program is made of: locked, listed, looked up."""
