"""The proof of CONTRIBUTING's recipe "how to add a module": one that was made by it, and that only tests load."""
