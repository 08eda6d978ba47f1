"""The shipped campaign: what chapter 10 of the law asks of it, its words, and its first dream."""
