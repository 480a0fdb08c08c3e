# The words of Wishland.
