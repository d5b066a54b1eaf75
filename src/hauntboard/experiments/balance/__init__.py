"""How balanced a game is: studies, figures and reports."""
