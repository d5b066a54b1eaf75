# Learning a game on the web table. Every lesson has a file of its own (lesson.ftl).

learn-title = Learn by playing
learn-intro = Short lessons at real tables. I make sure that the right cards turn up; you make the moves.
learn-time = about three minutes
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
