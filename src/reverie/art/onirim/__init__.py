"""The faces of Onirim."""
