# The replay page: a match in retrospect.

web-replay-title = Replay: { $game }
web-replay-perspective = Perspective
web-replay-perspective-all = Everything revealed
web-replay-perspective-spectator = Spectator
web-replay-running = This match is still being played: you only see what you may know.
web-replay-only = This is a replay; you cannot change it. To try another move, play on from here.
web-replay-link = Share a link to this moment
web-replay-analysis = Analysis
web-replay-table = To the table of this match

## Going through a match

web-replay-controls = Go through the match
web-replay-position = Position in the match
web-replay-at = Moment { $step } of { $steps }
web-replay-begin = The table is set. The match is about to begin.
web-replay-start = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-end = To the end
web-replay-speed = Speed

web-replay-keys = With the keyboard
web-replay-key-space = Space bar
web-replay-key-arrows = ← →
web-replay-key-home-end = Home, End
web-replay-key-page = Page up, Page down
web-replay-does-play = play and pause
web-replay-does-step = one step back or forward; on the slider moment by moment
web-replay-does-ends = to the beginning or the end of the match
web-replay-does-round = to the next or the previous round

## The record

web-replay-record = Download the record
web-replay-record-text = Every move of the match, to read, to keep, or to check with other programs.
web-replay-record-words = As text
web-replay-record-data = As data (JSON)

## Playing on

web-replay-play-on = Play on from here
web-replay-play-on-text = A new table starts at exactly this moment, with you in one of the seats and bots in the others. The recorded match stays as it is.
web-replay-play-on-seat = Whose seat do you take?
web-replay-play-on-secret = You know what { $seat } knew at this moment. What { $seat } could not know is dealt again, so the cards may lie differently than in the match.
web-replay-play-on-over = The match is over at this moment. Go back to a moment with a decision.
web-replay-play-on-do = Play as { $seat }

## The shuffle

web-replay-shuffle = Verify the shuffle
web-replay-shuffle-working = Everything is drawn again …
web-replay-shuffle-fair = The shuffle was fair.
web-replay-shuffle-unchecked = The server vouches for this shuffle. Your browser could not check it by itself.
web-replay-shuffle-unfair = Something does not fit. This shuffle cannot be trusted.
web-replay-check-right = Correct:
web-replay-check-wrong = Wrong:
web-replay-check-unknown = Unknown:
web-replay-check-commitment = Your browser has computed the fingerprint of the revealed secret. It is the one that the table published before the match.
web-replay-check-kept = Your browser noted the fingerprint on { $when }, before the match was over. It has not changed since.
web-replay-check-not-kept = This browser was not there when the fingerprint was published. The players' browsers can check it.
web-replay-check-given = The random part that your own device added is in the shuffle.
web-replay-check-draws = { $count ->
    [one] Your browser has made the { $count } draw again, and it came out as it was dealt.
   *[other] Your browser has made all { $count } draws again, and each came out as it was dealt.
}
web-replay-check-cannot = Browsers compute fingerprints only on secure pages (https). Download the record to check it elsewhere.
web-replay-check-server = { $count ->
    [one] The server has checked the { $count } draw against the rules of the game as well.
   *[other] The server has checked all { $count } draws against the rules of the game as well.
}
web-replay-shuffle-means = What this proves
web-replay-shuffle-sealed = Before the match the table chose a secret and published its fingerprint: from a fingerprint nobody can guess the secret, and no other secret has the same one. Then each player's device added random numbers of its own. Every card and every die follows from all of these together.
web-replay-shuffle-so = So the table could not choose the cards, because it did not know your numbers when it fixed its secret. And no player could, because nobody knew the secret. Now that it is revealed, everybody can make every draw again.
web-replay-commitment = Fingerprint, published before the match
web-replay-seed = The secret, revealed after the match
web-replay-entropy = What the players' devices added
web-replay-entropy-none = nothing
web-replay-draws = Draws
