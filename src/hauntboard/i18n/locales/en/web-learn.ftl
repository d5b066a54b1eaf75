# Learning a game on the web table. Every lesson has a file of its own (web-learn-ghosts.ftl and so on).

learn-title = Learn by playing
learn-intro = Three short lessons at real tables. I make sure that the right cards turn up; you make the moves.
learn-time = about three minutes
learn-about-ghosts = Hide, ask clever questions, read the notebook and find the crypt of your opponent.
learn-about-tricks = Predict your tricks, follow suit, let doppelgängers vanish and take a bonus card.
learn-about-halloween = Scare, upgrade and haunt: a whole turn, a fight with dice, a card, and how points are made.
learn-done = done
learn-begin = Begin
learn-go-on = Go on
learn-left-at = left at step { $step }
learn-once-more = Once more
learn-coach = Wisp
learn-panel = What Wisp says
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-leave = Leave the lesson
learn-your-move = Your move
learn-almost = Almost!
learn-listen = One moment! Read on first, then it is your move.
learn-cannot = That is not possible now. Look at what is lit.
learn-well-done = Well done!
learn-finished = You can sit down at any table of { $game } now. Everything else you will learn by playing.
learn-play = Play now against bots
learn-rules = All the rules
learn-others = The other lessons
