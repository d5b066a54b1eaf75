"""Speed and size of the rules, beside OpenSpiel on the same machine."""
