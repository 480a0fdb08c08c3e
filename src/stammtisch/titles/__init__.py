"""The games. A title imports the kernel and nothing else."""
