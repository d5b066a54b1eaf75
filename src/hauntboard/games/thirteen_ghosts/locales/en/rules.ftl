# 13 Ghosts: the rules page. One message per clause, in the order of the game's clauses.

ghosts-rules-title = How to play 13 Ghosts
ghosts-rules-intro = Every player hides a ghost in a numbered crypt. Card by card you question your opponents, cross out what it cannot be, and name the crypt you suspect. But each card you show also tells the others where nobody is hiding. Two editions of the game differ in a few points; here they are called classic and Nasza Księgarnia 2018, and the host picks one. Where both rulebooks are silent, we had to decide something ourselves, and we say so.
ghosts-rules-section-cards = The thirteen cards
ghosts-rules-section-G = Two players
ghosts-rules-section-T = Three players
ghosts-rules-section-F = Four players in two teams
ghosts-rules-section-L = Small decks, for study

## Two players

ghosts-rule-G1 = Shuffle one set of 13 cards and deal two to each player. The other nine form the pile, face down.
    .title = Shuffle and deal
ghosts-rule-G2 = Secretly choose one of your two cards as your crypt and lay it face down; the other is your hand. Nobody acts before both have chosen, and neither sees what the other chose.
    .title = Choose your crypt
ghosts-rule-G3 = By the book, the player who saw a ghost most recently begins.
    .title = Who goes first
    .decision = We let chance pick the first player, unless the host names a seat.
ghosts-rule-G4 = On your turn do exactly one thing: play your hand card face up and use its ability, or put it face down and attack by naming a number from 1 to 13. Then draw a card if your pile has one, and your turn is over.
    .title = Your turn
    .decision = The abilities are those printed in the 2018 rulebook, for both editions. Our copy of it has lost most of the card numbers; we gave the cards 1, 6, 7 and 9 their abilities in the order of that list.
ghosts-rule-G5 = Questions and attacks are about the opponent's crypt, and every answer is true. The table answers for you, so nobody can lie or make a mistake.
    .title = Honest answers
ghosts-rule-G6 = Attack the right number and you win the round and 1 point. The first to reach 3 points wins the match.
    .title = Winning the match
ghosts-rule-G7 = After a wrong attack play simply goes on. You may name any number from 1 to 13, even one that you know to be wrong.
    .title = A wrong attack
ghosts-rule-G8 = Classic: once your pile is empty, each of your turns is an attack. Put your last card face down for the first one; after that you attack without a card. Nasza Księgarnia 2018: you may still use the ability of the card in your hand; with no card left you must attack.
    .title = When the pile is empty
    .decision = For the classic edition we take its sentence literally: with an empty pile you only attack, even if you still hold a card.
ghosts-rule-G9 = Classic: the first player of the next round is the next one clockwise after the first player of this round. Nasza Księgarnia 2018: the player to the left of the one whose attack ended the round begins.
    .title = The next round
    .decision = The rule of the 2018 edition holds with four players too. The attacker is the player who really acted: a player who stands in for a teammate counts at their own seat.

ghosts-rule-G10 = The table shows you everything you could know and nothing else: your crypt and hand, the cards you put face down, every face-up card, all questions and answers, and what cards 8 and 10 showed you, with the place where those cards lay.
    .title = What you see
ghosts-rule-G11 = Card 2 either uses the ability of a card lying face up, or draws the top card of your pile for a further turn. A card face down, a revealed crypt or another 2 cannot be copied.
    .title = Card 2
    .decision = A copied ability keeps its colour. You may copy your own and your opponents' face-up cards, a teammate's only in the 2018 edition. The further turn comes instead of the usual draw, is a whole turn with a draw at its end, and needs a card in the pile. In the classic edition drawing the last card makes that turn an attack (G8).
ghosts-rule-G12 = Almost any card can be played at any time; a blue card even when every opponent is protected. If the pile is shorter than 8 or 10 ask for, you look at what is there.
    .title = What can be played
    .decision = A 2 cannot be played with nothing to copy and nothing to draw, nor a 10 with an empty pile to look at, and then a face-up 10 cannot be copied either. With two cards, 10 chooses which lies on top; with one it only looks. On an empty pile 8 is just an attack.
ghosts-rule-G12b = Cards 8 and 10 work in two steps, copied or not: first look, then decide.
    .title = Look, then decide
    .decision = Nothing can be taken back once you have looked.
ghosts-rule-G13 = Card 4 protects you until your next turn starts; the further turn of card 2 counts as a turn. While protected you give no answer to blue abilities, but you always answer attacks. A copied 4 protects as well.
    .title = Protection by card 4
    .decision = The rulebook allows a protected player to be silent. Here protection always means silence, without asking.

## Three players

ghosts-rule-T1 = Use one set, two cards each and a pile of seven. Turns go clockwise. Both opponents still in the round answer every question and attack, each for their own crypt.
    .title = Three at the table
ghosts-rule-T2 = Hit an opponent, and that player is out of the round: the crypt is shown, the hand card stays secret and leaves play. The two players who remain score 1 point each. The attacker still draws.
    .title = The first hit
    .decision = We show the crypt that was hit in both editions.
ghosts-rule-T3 = When the second player is hit, the last one left scores 1 more point and the round ends.
    .title = The second hit
ghosts-rule-T4 = Card 11 can hit both opponents with one attack.
    .title = Both at once
    .decision = Both leave together, and only the attacker scores: 2 points.
ghosts-rule-T5 = The match ends with the round in which somebody reaches 6 points or more. The highest score wins.
    .title = End of the match
    .decision = We always play the round to its end, in both editions.
ghosts-rule-T6 = If two players are tied at the top, they play a full two-player match (G1 to G9) for the win. Three can never be tied.
    .title = The tie-break
    .decision = Chance picks who begins the tie-break, and the edition stays the same. The 2018 rulebook has no tie-break; we play it in both editions.
ghosts-rule-T7 = A player who is out of the round is skipped.
    .title = Out of the round

## Four players

ghosts-rule-F1 = Two teams sit alternately: A, B, A, B. Each team has its own set of 13 and its own pile, and you draw from your team's pile. You question and attack the other team; both of its players still in the round answer, each for their own crypt.
    .title = Two teams, two piles
ghosts-rule-F2 = One member of each team draws four cards, secretly makes two of them crypts, one for each of the pair, and passes the other two on. The teammate keeps one of those in hand and gives the other back. You may look at your own crypt.
    .title = Setting up a team
    .decision = The team's first seat draws in round 1, then the two take turns round by round. The one who draws knows both crypts and both opening hands; the teammate knows their own crypt and both opening hands. Nobody forgets: a partner's opening card stays known to you even when it is later put face down.
ghosts-rule-F3 = A player who is hit is out of the round: the crypt is shown, the hand leaves play unseen. The teammate plays on and takes the turns of both. Turns always alternate between the teams and otherwise keep the order of the seats.
    .title = When a teammate is out
ghosts-rule-F4 = Cards 8 and 10 look at the other team's pile, and only that pile counts for whether they can look. The further turn of card 2 draws from your own pile.
    .title = Whose pile
ghosts-rule-F5 = Card 4 protects only the player who played it, not the teammate.
    .title = Protection in a team
    .decision = If you also take the turns of a teammate who is out, your protection ends with the next turn of either kind.
ghosts-rule-F6 = You may tell your teammate what 8 and 10 showed you.
    .title = Sharing what you saw
    .decision = The table shows your teammate these cards at once, and where you put them.
ghosts-rule-F7 = When both players of a team are out, the other team wins the round and 1 point. The first team to reach 3 points wins the match.
    .title = Winning as a team
ghosts-rule-F8 = With teams, the rule of the empty pile (G8) is about the pile of your own team.
    .title = Your team's empty pile
    .decision = The rulebooks do not say whose pile counts; we look at the pile of the team whose turn it is.

## Small decks

ghosts-rule-L1 = Two players may play with a deck of the cards 1 to 4, 1 to 5 or 1 to 6. Higher numbers do not exist then. Everything else is as in a match of two, unless it is said here.
    .title = A small deck
    .decision = No rulebook has small decks. They are ours: games so small that a computer can play them perfectly, as a yardstick for bots.
ghosts-rule-L2 = An empty pile forces nobody to attack: while you hold a card you may still use it, in either edition.
    .title = The pile soon ends
    .decision = With four cards there is no pile at all; by the classic rule (G8) no question would ever be asked.
ghosts-rule-L3 = An attack names a number that you cannot rule out: no card of your own, none that lies face up, none that an answer has excluded. This holds for card 4 too.
    .title = Only possible numbers
    .decision = In the full game any number may be named (G7), so a round might go on for ever. Here every attack hits or narrows things down.
ghosts-rule-L4 = A question is about the numbers that exist. Card 1 names four in a row that begin with any number from 2 up; what runs past the highest number is not counted. Card 6 asks: is it 4 or higher? The other cards ask and attack as ever.
    .title = What the cards ask
    .decision = Card 6's own question, 8 or higher, would always be answered no.

## Examples

ghosts-examples-intro = In the first seven examples Ada, Bruno and Clara play with three. Bruno hides in crypt 9 and Clara in crypt 4, unless we say otherwise.
ghosts-example-1 = Ada plays 3: “Is your crypt even?” Bruno says no, Clara says yes.
ghosts-example-2 = Ada plays 12 and names 4, 7 and 8. Bruno says no; Clara, in 4, says yes.
ghosts-example-3 = Ada plays 13 and asks about 4 or higher. Bruno and Clara both say yes.
ghosts-example-4 = A 5 lies face up. Ada plays 2 and copies it: 1, 2, 3 or 4? Bruno says no, Clara says yes. The 5 stays where it is.
ghosts-example-5 = Ada plays 11 and attacks 4 and 5. Clara is found and out of the round; Ada and Bruno score 1 point each.
ghosts-example-6 = Bruno puts his card face down and attacks 4. Each opponent answers for their own crypt: Ada says no, Clara has been found.
ghosts-example-7 = This time Clara hides in 3. Ada plays 4 and attacks 6: no and no. Then Bruno plays 5. Ada is protected and stays silent, Clara says yes.
ghosts-example-8 = Two players: Ada began the round and now attacks 6. If Bruno hides in 6, Ada scores 1 point and Bruno begins the next round. If not, Ada draws a card and it is Bruno's turn.
ghosts-example-9 = Your hand is empty and so is the pile: all you can do on your turn is attack.
ghosts-example-10 = A 5 lies face up, so nobody's crypt is 5. With teams this holds for the team that played it.
ghosts-example-11 = Four players in seats 1 to 4: seat 3 finds the player in seat 2. From there the turns go 4, 1, 4 (for 2), 3, 4, 1.

ghosts-rules-credits = 13 Ghosts is a game by Victor Amanatidis, published by Artipia Games; Polish edition by Nasza Księgarnia (2018), illustrated by Tomek Larek. This is an unofficial table: the words on it are our own.
