"""The learned player of Onirim."""
