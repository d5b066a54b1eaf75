"""The games in other libraries: OpenSpiel, PettingZoo, Gymnasium, and a batch environment."""
