# Doppelgänger Tricks: the rules page. One message per clause, in the order of the game's clauses.

tricks-rules-title = How to play Doppelgänger Tricks
tricks-rules-intro = Before each round you predict how many tricks you will win, and you score for being right. One suit has no face of its own: its doppelgängers pass for cards of the other suits, and one that meets the very card it imitates takes it out of the trick and goes with it. Use them to keep your own prediction and to spoil those of others. Three or four play, everybody for themselves. Where the rulebook is silent, we had to decide something ourselves, and we say so.
tricks-rules-section-cards = The deck
tricks-rules-section-R = A round
tricks-rules-section-S = Scoring a round
tricks-rules-section-M = The match
tricks-rules-section-L = Small decks, for study

tricks-rules-deck = There are 40 cards, ranks 1 to 10 in four suits: squares ■, circles ●, triangles ▲ and the doppelgängers ◈. With three players the four 10s are left out, so 36 remain. Two bonus cards, +1 and +3, lie beside the deck.

## A round

tricks-rule-R1 = Deal all the cards evenly: 12 each with three players, 10 each with four. Only you look at your hand.
    .title = Deal the cards
tricks-rule-R2 = Everybody secretly predicts how many tricks they will win this round. All predictions are shown at the same moment and stay open.
    .title = Predict your tricks
    .decision = You may predict any number from 0 up to the number of tricks in the round: 12 with three players, 10 with four.
tricks-rule-R3 = By the book, the player who met a lookalike most recently begins round 1. Each later round is begun by the player to the left of the one who began the round before.
    .title = Who goes first
    .decision = We let chance pick the first player of round 1, unless the host names a seat.
tricks-rule-R4 = The leader plays any card, and its suit is the led suit. Clockwise, everybody else adds one card. If you hold an ordinary card of the led suit, you must follow suit; a doppelgänger will do as well (R6). If you hold none, play whatever you like.
    .title = Following suit
tricks-rule-R5 = If you lead a doppelgänger, declare what it stands for: squares, circles or triangles. That is the led suit.
    .title = Leading a doppelgänger
tricks-rule-R6 = A doppelgänger played later in the trick always counts as a card of the led suit. You may play one at any time, even with the led suit in hand, and you never have to: if doppelgängers are all you could follow suit with, play any card.
    .title = Following with a doppelgänger
tricks-rule-R7 = If an ordinary card of the led suit and the doppelgänger of the same rank meet in one trick, they annihilate each other and no longer count. This concerns the led suit only: in a trick of squares 5◈ does nothing to 5●.
    .title = How cards annihilate
tricks-rule-R8 = Of the cards that remain, the highest of the led suit wins the trick. A doppelgänger that remains counts as led suit.
    .title = Winning the trick
tricks-rule-R9 = If no card of the led suit remains but others do, the highest rank wins, whatever its suit. Among equal ranks it is the card played first.
    .title = No led suit left
tricks-rule-R10 = If no card remains at all, nobody wins the trick and the same player leads again.
    .title = No card left
tricks-rule-R11 = The led suit stays what it was, even if the card that led is annihilated.
    .title = The led suit stays
tricks-rule-R12 = The winner of a trick leads the next one. Everyone can see how many tricks each player has won.
    .title = After the trick
    .decision = Cards of a trick that nobody won are out of play; they lie face up in the history.
tricks-rule-R13 = On your own turn, right after playing a card, you may declare that you now hold no doppelgänger and take one of the bonus cards still there. You do not have to, and a later turn will do as well. If you were dealt no doppelgänger, play your first card before you declare it.
    .title = The bonus cards
    .decision = Each player takes one bonus card a round at most, and it is still possible with the last card of the round. The card, the suit you declare and the bonus card you take are one single move, so that no pause betrays who could have taken one.
tricks-rule-R14 = The table shows everybody all cards played, the predictions, the tricks won, who could not follow suit, and who took which bonus card and when: that player holds no doppelgänger. Hands are secret.
    .title = What you see

## Scoring a round

tricks-rule-S1 = If your prediction is exactly right, you score 3 points. One trick too many or too few: 1 point. Anything further off: nothing.
    .title = Points for your prediction
tricks-rule-S2 = If you predicted zero, you score 7 points for winning no trick, and otherwise nothing, even if you are off by only one.
    .title = Predicting zero
tricks-rule-S3 = The bonus card +1 brings 1 point whatever happened. The bonus card +3 brings 3 points if your prediction is exactly right, and otherwise nothing.
    .title = Points for bonus cards
tricks-rule-S4 = After scoring, the bonus cards go back for the next round.
    .title = Bonus cards go back

## The match

tricks-rule-M1 = Play as many rounds as there are players, three or four. The most points win the match, and players who are tied share the victory.
    .title = Winning the match

## Small decks

tricks-rule-L1 = The deck may have fewer ranks: from 1 up to a number you choose. What cannot be dealt evenly is left out, known to all: the highest triangle, and if need be the highest circle too.
    .title = A deck of few ranks
    .decision = The rulebook has no small decks. They are ours, small enough for a computer to work through; with two ranks a round is two tricks.
tricks-rule-L2 = With hands of two cards there are no bonus cards.
    .title = Two cards, no bonus
    .decision = Claiming would outweigh the tricks themselves.

## Examples

tricks-examples-intro = In the first eight examples four play, in this order: Ada, Bruno, Clara and Dario. Ada leads.
tricks-example-1 = Ada leads 9■, then come 9◈, 2■ and 5■. The doppelgänger counts as a square, so both nines annihilate each other. Dario wins with 5■.
tricks-example-2 = Ada leads 4●, Bruno has no circles and plays 9▲, Clara plays 9◈ and Dario 6●. The doppelgänger counts as a circle and does nothing to the triangle. Clara wins with 9◈.
tricks-example-3 = Ada leads 5◈ and declares squares; 2■, 8■ and 6■ follow. Without 5■ in the trick nothing is annihilated. Clara wins with 8■.
tricks-example-4 = Ada leads 8◈ and declares triangles; 3▲, 8▲ and 6▲ follow. Both eights annihilate each other. Dario wins with 6▲.
tricks-example-5 = Ada leads 4▲ and Bruno plays 4◈. Clara has no triangles and plays 9●, Dario plays 1▲. Both fours annihilate each other, but triangles are still the led suit. Dario wins with 1▲.
tricks-example-6 = Ada leads 2■, then come 2◈, 6◈ and 6■. Both twos and both sixes annihilate each other. Nobody wins the trick, and Ada leads again.
tricks-example-7 = Ada leads 9● and Bruno plays 9◈. Clara and Dario have no circles and play 6▲ and 3■. Both nines annihilate each other and no circle remains, so the highest rank decides: Clara wins with 6▲. She would even win against 6■, because her card came first.
tricks-example-8 = Ada leads 5●. Bruno holds 3■, 7▲ and 2◈: without circles he may play any of them. Clara holds 6●, 1◈, 10◈ and 9■: she may play 6● or one of the doppelgängers, but not 9■.
tricks-example-9 = Three players secretly predict 2, 0 and 6 tricks and show that at the same moment. The player with 0 wins no trick and has the bonus card +3: that makes 7 and 3, so 10 points.
tricks-example-10 = You predicted 4 tricks and won 5: 1 point. The bonus card +1 would make it 2 points, the bonus card +3 would add nothing.
tricks-example-11 = You predicted 0 tricks and won 1: no points. The bonus card +1 would still bring you 1 point.
tricks-example-12 = Bruno plays 2◈, his last doppelgänger, and takes the bonus card +3 in the same move. Clara was dealt no doppelgänger: she may take the bonus card +1 with her first card, or later if it is still there.
tricks-example-13 = After the last round of three players the score is 14, 9 and 14: the two with 14 points share the victory.

tricks-rules-credits = Doppelgänger Tricks is a game designed and illustrated by Mashiu, published by Mashiu Games (2025); Brazilian edition by Selo Carteadado (2026). This is an unofficial table: the words on it are our own.
