"""Wishland: parks of rides, shows, restaurants, hotels and mascots, built by workers who queue for the same cards."""
