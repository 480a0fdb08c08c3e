"""Mall World (Andrea Meyer, 2004): build and lease a shopping mall, and fulfil contracts on it."""
