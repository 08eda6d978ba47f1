"""Fair deals and the proof of them: commitments, hash chains, and the document that anyone can check afterwards."""
