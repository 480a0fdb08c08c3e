"""Ground Floor (David Short, second edition 2018): build up a company, floor by floor."""
