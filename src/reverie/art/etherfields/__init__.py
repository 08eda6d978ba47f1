"""Etherfields: people and creatures, what stands on fields, grounds, the windows of cards."""
