"""What the searching player needs of Onirim."""
