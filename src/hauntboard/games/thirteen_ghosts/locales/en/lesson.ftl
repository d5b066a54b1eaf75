# The lesson of 13 Ghosts.

learn-about-ghosts = Hide, ask clever questions, read the notebook and find the crypt of your opponent.
learn-ghosts-welcome = Good evening! I am Wisp, and I show guests around. In this game everyone hides behind a number. Find Agatha's before she finds yours.
learn-ghosts-dealt = You were dealt two cards. One becomes your crypt, the place where you hide. The other is your hand, to be played.
learn-ghosts-crypt = Let us hide in the 11. Tap it, then confirm.
    .nudge = We need the 6 for our first question. Hide in the 11.
learn-ghosts-pile = Agatha has hidden too. There is only one card of every number from 1 to 13, and nine of them lie in the pile.
learn-ghosts-turn = Your turn. Either play your card and use its ability, or put it face down and attack: name the number where you think she hides.
learn-ghosts-ask = Attacking now would be a wild guess, so ask. Your 6 asks: is your crypt 8 or higher? Play it and confirm.
    .nudge = We know nothing yet. Play the 6 and ask.
learn-ghosts-answer = Yes! Answers are always true. You have drawn a new card, and now it is Agatha's turn.
learn-ghosts-notebook = The notebook keeps what is proven: 8 or higher, but not your own 11, and not the 9 you hold. 8, 10, 12 and 13 are left.
learn-ghosts-asked = Agatha plays the 3: is your crypt even? 11 is odd, so the table says no for you. She keeps a notebook about you as well!
learn-ghosts-again = Your 9 asks: is it 10, 11, 12 or 13? Play it.
    .nudge = Four numbers are left, so an attack is a gamble. Play the 9.
learn-ghosts-wrong = Yes: 10 or 12, because you drew the 13 yourself. Agatha put her card face down and attacked the 7. Wrong! It cost her nothing but the card.
learn-ghosts-number = Your 13 asks: is it this number or higher? You choose which. Play it, tap 12 in the notebook and confirm.
    .nudge = It is 10 or 12. Play the 13 and tap 12: the answer decides.
learn-ghosts-certain = No, so it must be the 10! The notebook is certain. Agatha has just asked you about 1, 2, 3 or 4: no. Be quicker than she is.
learn-ghosts-attack = Now attack: put your card face down, tap 10 and confirm.
    .nudge = The notebook is certain: put your card face down and attack the 10.
learn-ghosts-found = Found! A hit uncovers the crypt and ends the round.
learn-ghosts-points = A round is worth a point. Between two players three points win the match; this little table played to one.
learn-ghosts-colours = Blue cards ask, red ones attack, yellow ones have tricks of their own: tap any card to read it. Once the pile is empty, you can only attack.
