# Halloween: the rules page. One message per clause, in the order of the game's clauses.

halloween-rules-title = How to play Halloween
halloween-rules-intro = It is Halloween, and you are one of the demon lords who want this town for themselves. Ghosts belong to nobody: everybody summons, moves and upgrades the same ones. With them you collect ghost tokens, which pay for action cards; scare points, which pay for stronger ghosts; and above all haunting points, which win the match. Two to four play, everybody for themselves. If a card contradicts a rule, the card wins. Where the rulebook is silent, unclear or damaged, we had to decide something ourselves, and we say so.
halloween-rules-section-cards = The action cards
halloween-rules-section-bonus-tokens = The bonus tokens
halloween-rules-section-H = Setup and turn
halloween-rules-section-A = The actions
halloween-rules-section-B = Bonus tokens
halloween-rules-section-C = Action cards
halloween-rules-section-E = End of the match
halloween-rules-section-P = Two players
halloween-rules-section-V = The Master variant

## Setup and turn

halloween-rule-H1 = Three blue ghosts begin in the police station. One bonus token lies face up in each of the six buildings, the others form a hidden reserve. Eight of the 52 action cards are in play. Each player has 2 scare points, 12 discs, 6 haunt tokens and a board of three sections, all at level 1. There are five ghosts and 12 ghost tokens of each colour; a colour that has run out cannot be gained until somebody pays with it.
    .title = Setting up the town
    .decision = The picture of the town is lost. Ours has two rows of three: police station, school, church; below them town hall, hospital, theatre, and these last three names are ours. Buildings that share a side are neighbours. Scare points never run out. The eight cards are random, one of five named sets, or the host's choice.
halloween-rule-H2 = By the book, the player who saw a ghost most recently begins. Play goes clockwise.
    .title = Who goes first
    .decision = We let chance pick the first player, unless the host names a seat.
halloween-rule-H3 = On your turn every section takes exactly one action, in the order you like; then you end your turn. At any moment of it, also before the first action and after the last, you may occupy cards, use bonus tokens and use once-per-turn powers.
    .title = Your turn
    .decision = None of this interrupts an action. Only where dice lie open may you use bonus tokens in the middle of one: h, i and k for the dice, and f, whose 2 scare points can pay for card 9.
halloween-rule-H4 = For an action, put a disc from your supply on its space in the section. A space that holds a disc is closed until the section has rested.
    .title = Discs and spaces
    .decision = Taking single discs back opens their spaces, but a section used this turn stays used. Discs under bonus slots cannot be taken back this way.
halloween-rule-H5 = Blue ghosts are level 1, green 2, yellow 3, orange 4 and red 5. A section uses ghosts of its own level or lower, no matter who brought them into town.
    .title = Levels of ghosts
halloween-rule-H6 = Instead of acting, a section may always rest: take all its discs back into your supply. They can be used at once in other sections. Resting uses the section up for this turn, and it is all that remains if no action is possible.
    .title = Resting a section
    .decision = Bonus token j is a Rest action as well. Card 12 pays for every Rest action, even one that takes no disc back, but not for discs that an opponent's card gives back (C2).
halloween-rule-H7 = You can only choose an action that can be carried out.
    .title = Only possible actions

## The actions

halloween-rule-A1 = Summon: where at least two ghosts of one colour are together, add another of that colour and gain a token of it. There are never more than five ghosts of a colour in town nor more than six in a building, whatever the effect.
    .title = Summon a ghost
    .decision = Bonus token a and card 25 are Summon actions, so 13, 29 and 31 work with them. Card 46 needs room in the building and a free ghost of at least one of the two colours; if none of the rolled colour is free, the disc is spent, 29 still pays, and there is no token. Card 31 needs a haunt token and a free space.
halloween-rule-A2 = Scare: name a colour within the section's level that is in town, and gain its level in scare points.
    .title = Scare the people
    .decision = With card 48 you choose which ghost of that colour was the one that scared.
halloween-rule-A3 = Upgrade: a ghost within the section's level becomes the next colour. A new green costs 2 scare points, yellow 3, orange 4, red 5, and a ghost of the new colour must be free. Gain a token of the new colour. Then you may raise one section that is lower straight to the new ghost's level, even one still to act this turn.
    .title = Upgrade a ghost
halloween-rule-A4 = Move: a ghost goes to a neighbouring building with room. If a bonus token lies there, you take it (B1).
    .title = Move a ghost
    .decision = Every moved ghost takes the bonus token where it arrives, also by cards 17 and 48 and bonus token l, and card 5 works each time. Cards 21 and 25 work in Move actions only. Card 7's second ghost may be of the colour and building where the first arrived only if another one stands there. Card 45 is no move; its two ghosts are of different colours in different buildings, since nothing would change otherwise.
halloween-rule-A5 = Fight: a ghost within the section's level attacks a ghost of another colour, of any level, in the same building. Name the opponent who rolls for the defender. From blue to red the dice have 4, 6, 8, 10 and 12 sides. If your roll is higher, the defender leaves the board and you gain a token of its colour. A tie or a lower roll changes nothing.
    .title = Fight a ghost
    .decision = The rulebook says that bonus token h raises “your ghost level”; we raise the die of the attacking ghost. It is declared before the roll and cannot be used once the die has 12 sides; two of them are two steps, and the ghost's level stays. After the roll the attacker may roll again (card 9, bonus i) or add 3 (bonus k, which survives rolling again), then the defender's roller may (card 9), and so on until one passes right after the other. Bonus i is for your attack die; card 9 and bonus k also work with the dice of 18, 21 and 46. With card 11, a win against the same colour brings nothing by card 3. Card 32 rolls no dice, so 9 and 26 do nothing there. Card 26 takes the dice as they finally lie in a fight you choose: adding 3 and rolling again count, the 1 of card 11 does not. Card 20 is about ghosts that stood in the first defender's building when the fight began; if card 17 takes the winner away, going on needs card 24.
halloween-rule-A6 = Haunt: in a building with a ghost within the section's level, put a haunt token on the free space of that ghost's colour and score 2, 4, 6, 8 or 10 haunting points, from blue to red. You haunt each building once in a match.
    .title = Haunt a building
    .decision = Card 1 redirects a Haunt action; the rulebook could also mean a further haunt after one. Card 31 gives a Haunt action, so 18 and 44 work with it. Card 47 is not one, so they do not work with it; it frees the building for another haunt, and an end already triggered stays triggered.
halloween-rule-A7 = Whenever no blue ghost is left in town, the player who caused it places three blue ghosts together in one building with room, at once; if fewer fit in, as many as fit.
    .title = The blue rule
halloween-rule-A8 = Gains come by themselves, and everything optional is offered to you.
    .title = Gains and choices
    .decision = Whatever you gain comes by itself, as far as the supply has it; card 41 counts the tokens really received, and cards 22 and 23 need the full amount. What the book words as “may” is a choice. An action sets off its main effect, its token, the other gains and the blue rule; then the optional things in the order you like; then the next fight of card 20.
halloween-rule-A9 = Tokens, scare points, discs, bonus tokens held and cards lie open to all. Only the order of the reserve and the dice to come are unknown.
    .title = What you see
    .decision = The rulebook does not say what may be hidden; we hide nothing.
halloween-rule-A10 = A match may have a limit of rounds. When that round is over, the match ends as if a player had triggered the end (E1).
    .title = Limit of rounds
    .decision = Nothing in the rulebook makes sure that a match ends. The host sets the limit: 40 rounds unless changed, 0 for none.

## Bonus tokens

halloween-rule-B1 = You have three slots for bonus tokens. A token you take goes into a free slot, or in place of one you hold unused, which is discarded.
    .title = Taking bonus tokens
    .decision = With a free slot the token goes there by itself. If no slot is free but you hold unused tokens, choose which of them, or the new one, is discarded. If all three slots are blocked, the token stays where it lies, and card 50 draws none. Drawing with card 50 sets off nothing by card 5. A new token laid under ghosts already there is not taken.
halloween-rule-B2 = Use bonus tokens on your own turn, as many as you like: put a disc from your supply under the slot and discard the token. Without a disc there you cannot. The slot stays blocked until you have used your third bonus token; at the end of that turn the three discs come back.
    .title = Using bonus tokens
    .decision = Tokens a and l need something they can do, and h, i and k need dice; the others can always be used. With e you take the discs back one by one.
halloween-rule-B3 = When the last bonus token has left the town, new ones are laid in all six buildings at once. If the reserve is empty, the discarded tokens are shuffled to make a new one.
    .title = New bonus tokens
halloween-rule-B4 = There are 24 tokens of 12 kinds, two of each. You may combine equal ones.
    .title = Two of each kind

## Action cards

halloween-rule-C0 = Cards that name an action work only with that action. Cards marked “always” or “once per turn” work at any time of your turn. Cards marked “at the end” score after the last round.
    .title = When cards work
    .decision = The numbers and costs of most cards are lost, and so are the icons that said when a card works; ours fit the named sets as they are described. The names are ours, too. Cards 10, 38 and 45 use ghosts of any level. With card 14 you take the discs back one by one. Card 28 counts any two tokens. Card 52 scores once at most for one action, one bonus token or one power.
halloween-rule-C1 = A grey card costs any three ghost tokens, a coloured one three of different colours; they go back to the supply. Then a disc stays on the card for the rest of the match: from your supply, or from any action space of your board, which becomes free. Score 3 haunting points; the card works at once. You occupy each card once at most.
    .title = Occupying a card
    .decision = Card 39 does not make itself cheaper. A coloured card at a lower price still takes different colours. Card 49 changes nothing for card 8, which counts coloured cards.
halloween-rule-C2 = Every opponent already on that card chooses: 1 haunting point, or all discs of one section back. With two players it is 2 haunting points, or all discs of two sections.
    .title = Already on the card
    .decision = Your turn waits while they choose, clockwise. This is no rest. A player without discs in the sections scores the points at once, and of two sections the second may be declined.
halloween-rule-C3 = The fifth card that a player occupies triggers the end (E1).
    .title = The fifth card

## End of the match

halloween-rule-E1 = When a player places the last haunt token or occupies a fifth card, the round is finished, so that all have had the same number of turns.
    .title = The last round
halloween-rule-E2 = Then the cards for the end score, card 40 last. The most haunting points win; if tied, the most ghost tokens; if still tied, the victory is shared.
    .title = Winning the match

## Two players

halloween-rule-P1 = With two players each has 8 haunt tokens: 6 of the own colour and 2 of a colour not in use. So you can haunt two buildings twice, once with each colour.
    .title = Eight haunt tokens
    .decision = We only count the two colours: a token that you take back with card 47 is a token to place again, whichever of the two it was.
halloween-rule-P2 = What you get when your opponent joins you on a card is doubled (C2). All else is the same.
    .title = Doubled rewards

## The Master variant

halloween-rule-V1 = Each player has four sections. There are no bonus tokens, no action cards and no dice.
    .title = Four sections, no luck
halloween-rule-V2 = A stronger ghost always beats a weaker one. A stronger or equal one cannot be attacked.
    .title = Fighting without dice
halloween-rule-V3 = When all five red ghosts are in town, all of them leave it at once.
    .title = Five red ghosts
    .decision = They leave after the token and the raised section of the action that brought the fifth.
halloween-rule-V4 = A building holds four ghosts at most.
    .title = Smaller buildings
halloween-rule-V5 = The end is triggered by a player's last haunt token, or when the tokens of two colours have run out. The round is finished.
    .title = The Master's last round
halloween-rule-V6 = At the end every set of 3 tokens of different colours scores 5 haunting points. Each token counts for one set, and the best split counts.
    .title = Sets of three
halloween-rule-V7 = Two players of the Master variant have 8 haunt tokens each, as in P1.
    .title = Two Masters
    .decision = The rulebook does not speak of two players in the Master variant.

## Examples

halloween-examples-intro = Ada, Bruno and Clara play the standard game, unless we say otherwise.
halloween-example-1 = The match begins: three blue ghosts are in the police station and two wait beside the board, six bonus tokens lie open, eight cards are in play. Ada has 2 scare points, 12 discs and three sections at level 1.
halloween-example-2 = Ada moves with a section of level 3: a blue, green or yellow ghost may go, an orange or red one may not.
halloween-example-3 = Last turn Bruno's first section moved. That space still holds its disc, so this turn he cannot move with that section, but its other five spaces are open.
halloween-example-4 = Clara's second section, level 2, upgrades a green ghost to yellow, and she raises that very section to level 3.
halloween-example-5 = Five spaces of Bruno's third section hold discs. It rests: five discs come back, all its spaces are open again, and the section is done for this turn.
halloween-example-6 = Two orange ghosts are in the school. With a section of level 4 or 5 Ada summons a third and gains an orange token. With level 3 she cannot.
halloween-example-7 = A yellow ghost is in town, and Bruno scares with a section of level 3: 3 scare points.
halloween-example-8 = Clara's sections have levels 2, 3 and 1, and there is no yellow ghost in town. Her second section upgrades a green ghost to yellow: she pays 3 scare points, gains a yellow token and raises her third section from 1 to 3. That section now upgrades the same ghost to orange: 4 scare points, an orange token, and her first section goes up to 4. With it she haunts the church where that ghost is: 8 haunting points.
halloween-example-9 = None of Ada's sections is below level 3, and she has 2 scare points. She can upgrade blue to green: nothing is left to pay with, she gains a green token, and there is no section to raise. Orange to red would cost 5.
halloween-example-10 = A ghost is upgraded one colour at a time: never from green straight to orange, nor from blue straight to yellow. A section of level 5 can upgrade any ghost but a red one.
halloween-example-11 = A green, a yellow and a red ghost are in the hospital. Bruno's section of level 2 can only attack with the green one. If it beats the yellow one, that leaves the board, and Bruno gains a yellow token. After a tie or a lower roll all three stay.
halloween-example-12 = Ada haunts the church with an orange ghost: 8 haunting points. Without an orange ghost there, that space would be closed to her. Blue would score 2, green 4, red 10. With three or four players she can never haunt the church again.
halloween-example-13 = Bruno has a section of level 5, but there is no red ghost in town. He cannot gain 5 scare points, but he may scare with a lower colour.
halloween-example-14 = Clara upgrades a yellow ghost to orange. She may raise a section from level 2 straight to 4.
halloween-example-15 = The last blue ghost in town is beaten, upgraded or taken off by card 10. The player who did that places three blue ghosts in one building at once, or two if there is only room for two.
halloween-example-16 = Ada uses her third bonus token in the middle of her turn. Only at the end of that turn do the three discs come back and the slots open.
halloween-example-17 = Bruno occupies a card with the disc from his Move space: he scores 3 haunting points at once, and the space is free again.

halloween-rules-credits = Halloween is a game by Angelo De Maio, illustrated by Konstantin Vohwinkel and developed by Rafaël Theunis. This is an unofficial table: the words on it are our own.
