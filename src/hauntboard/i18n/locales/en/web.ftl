# The web table: pages and everything around a board. Games have files of their own.

web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-skip = Skip
web-home = Back to the parlour
web-try-again = Try again
web-understood = Understood
web-more = More
web-skip-to-content = Skip to the content
web-no-connection = No connection to the table. Check your network and try again.
web-mistake = Something went wrong on this page. Reload it if it no longer works.
web-not-found = Nobody here but us ghosts
web-guest = Guest

## Navigation

web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-history = My matches
web-nav-ratings = Ratings
web-nav-rules = Rules
web-learn-instead = Learn it by playing

## Settings

web-settings = Settings and language
web-language = Language
web-theme = Theme
web-theme-auto = system
web-theme-dark = dark
web-theme-light = light
web-pace = Pace of the others
web-pace-normal = calm
web-pace-fast = fast
web-pace-off = all at once
web-motion = Motion
web-motion-auto = system
web-motion-off = none
web-sound = Sound
web-sound-on = on
web-sound-off = off
web-sound-turn-on = Turn the sound on
web-sound-turn-off = Turn the sound off
web-notebook = Notebooks of what you know
web-notebook-on = fill in what is provable
web-notebook-off = leave them to me
web-your-name = Your name
web-install = As an app
web-install-text = With an icon of its own and the whole screen. Playing still needs the server.
web-install-now = Install

## Without a connection

web-offline-title = We knock, but nobody answers
web-offline-text = The table server cannot be reached: this device has no connection, or the server is taking a break. Nothing is lost, your matches are kept there.
web-offline-try = Knock now
web-offline-next = { $seconds ->
    [one] Knocking again in { $seconds } second
   *[other] Knocking again in { $seconds } seconds
}
web-offline-asking = Knocking …
web-offline-back = You will be back where you were as soon as the server answers. There is nothing you need to do.
web-offline-works = What works meanwhile
web-offline-rules = Reading the rules of the games, and changing the language and the theme.
web-offline-waits = What has to wait
web-offline-waits-play = Playing, against bots too: they run on the server.
web-offline-waits-lists = Your tables, your matches, ratings, and watching others.
web-offline-waits-clock = If a clock is running at one of your tables, it goes on running.
web-offline-strip = No connection to the server. You can still read the rules.

## Home

web-hero = Take a seat. The spirits are already here.
web-hero-text = Ghost games for friends, for strangers, or against bots.
web-newcomer = New here?
web-newcomer-text = Learn a game in three minutes.
web-games = Games
web-rules-none = The rules of this game have not been written down here yet.
web-players = { $low } to { $high } players
web-players-only = { $count } players
web-play-now = Play now
web-with-friends = With friends
web-my-tables = Your tables
web-have-code = Do you have a code?
web-join = Join
web-join-title = Join a table
web-code = Code of the table
web-watch-others = Watch others play
web-state-your-turn = Your turn
web-state-open = Waiting for players
web-state-running = Being played
web-state-over = Finished
web-watch-running = Being played now
web-watch-open = Waiting for players
web-watch-none = No public match is being played right now.
web-watch-none-open = No public table is waiting for players.
web-history-none = You have not finished a match yet.
web-ratings-none = There are no ratings in this game yet: play a match against people.
web-rating = Rating
web-rating-player = Player
web-rating-matches = Matches

## Opening a table

web-setup-with = Who plays?
web-setup-friends = Friends online
web-setup-friends-text = You get a link, a code and a QR code. Everyone plays on their own device.
web-setup-device = One device
web-setup-device-text = You pass this device around. The screen is hidden between players.
web-setup-bots = Bots
web-setup-bots-text = You against bots. The match starts at once.
web-setup-players = Number of players
web-setup-people = How many of them are people?
web-setup-teams = Teams play against each other. Their seats: { $teams }.
web-setup-strength = How strong are the bots?
web-bot-level-1 = 1 · drowsy
web-bot-level-2 = 2 · playful
web-bot-level-3 = 3 · alert
web-bot-level-4 = 4 · cunning
web-bot-level-5 = 5 · uncanny
web-setup-clock = Time per move
web-setup-clock-value = { $seconds ->
    [0] no limit
    [60] 1 minute
    [300] 5 minutes
    [86400] 1 day
   *[other] { $days } days
}
web-setup-public = Public: anyone may join or watch
web-setup-rules = Rules of this match
web-setup-own = your own choice
web-open-table = Open the table
web-start = Start
web-seats = Seats
web-sit = Sit here
web-stand-up = Clear seat { $number }
web-free-seat = free
web-open-seat = free, or a bot
web-seat-for = Who gets this seat?
web-seat-person = a person
web-still-free = { $count ->
    [one] { $count } seat is still free. Wait for someone, or give it to a bot.
   *[other] { $count } seats are still free. Wait for someone, or give them to bots.
}
web-host-starts = The host starts the match when everyone is here.
web-invite = Invite friends
web-invite-text = Send the link, share the code, or let them scan the QR code.
web-share = Share the link
web-copied = The link is copied.
web-qr = QR code of the link

## At the table

web-actions = What to do
web-your-turn = It is your turn.
web-waiting = { $seatsCount ->
    [one] { $seats } is thinking.
   *[other] { $seats } are thinking.
}
web-waiting-missing = { $seatsCount ->
    [one] { $seats } has lost the connection.
   *[other] { $seats } have lost the connection.
}
web-sending = Your move is on its way.
web-showing = The moves are being played …
web-over = The match is over.
web-over-won = { $winnersYou ->
    [yes] The match is over. { web-won }
   *[no] The match is over. { web-winners }
}
web-seat-acting = to move
web-seat-away = away
web-seat-missing = no connection
web-seat-forfeited = gave up
web-time-left = Time left
web-log = What happened
web-log-empty = Nothing has happened yet.
web-recap = Since your last move
web-not-now = Not possible now
web-rule = Rule { $clause }
web-only-watching = You are watching. Only the players can move.
web-reactions = Say something
web-undo = Take back
web-undo-asked = { $seat } would like to take back a move. Do you agree?
web-agree = Agree
web-refuse = Refuse
web-ask-undo = Ask to take back my last move
web-leave = Leave the match
web-leave-sure = { $forfeit ->
    [yes] Really leave? You lose the match.
   *[no] Really leave? A bot plays for you until you come back.
}
web-you-are-away = You are away: a bot plays for you.
web-come-back = I am back
web-won = You win!
web-winners = { $winnersCount ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
web-final-scores = Final score: { $scoresNamed }
web-rematch = Rematch
web-to-rematch = To the next match
web-replay = Replay
web-replay-so-far = The match so far

web-connection-connecting = Connecting …
web-connection-live = Connected
web-connection-lost = Connection lost. Trying again …
web-connection-refused = You cannot open this table.

web-reaction-hello = Good evening!
web-reaction-boo = Boo!
web-reaction-laugh = Ha ha!
web-reaction-wow = Oh!
web-reaction-clap = Well played!
web-reaction-thanks = Thank you!
web-reaction-sorry = Sorry!
web-reaction-hurry = The night is short …

web-log-sit = { $you ->
    [yes] You sit down.
   *[no] { $seat } sits down.
}
web-log-start = The match begins.
web-log-undo = { $you ->
    [yes] You take back a move.
   *[no] { $seat } takes back a move.
}
web-log-undo-ask = { $you ->
    [yes] You ask to take back a move.
   *[no] { $seat } asks to take back a move.
}
web-log-away = { $you ->
    [yes] You are away.
   *[no] { $why ->
        [time] { $seat } is out of time.
       *[left] { $seat } has left.
    }
}
web-log-return = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
web-log-rematch = { $you ->
    [yes] You ask for another match.
   *[no] { $seat } asks for another match.
}

## Several people before one screen

web-hand-over = Hand over to { $seat }
web-pass-title = { $seat }, it is your turn
web-pass-text = The screen is hidden until { $seat } has the device.
web-pass-show = I am { $seat }: show my cards
web-hint = Hint
web-log-hint = { $you ->
    [yes] You asked for a hint.
   *[no] { $seat } asked for a hint.
}
web-setup-hints = Allow hints (a match with hints is not rated)
web-hints-allowed = { $on ->
    [yes] You may ask for hints here. Everyone sees who asks, and a match with hints is not rated.
   *[no] No hints at this table.
}
web-hints-asked = Hints so far: { $scoresNamed }
