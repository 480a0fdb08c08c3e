"""Brauerei by Valentin Herman: beer for everybody's taste, reps with secret notes, and three objects far away."""
