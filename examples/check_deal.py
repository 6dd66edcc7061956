"""Check after a game that nobody touched the cards; nothing but Python is needed.

    python check_deal.py COMMITMENT SECRET [DECK SIZE]

The commitment was shown when the game began, the secret when it was over. With the name of a deck and its number of
cards (Arboretum: cards 80, Faraway: regions 68), the order in which they lay is printed as well.
"""

import hashlib
import sys

commitment, secret, (deck, size) = sys.argv[1], bytes.fromhex(sys.argv[2]), sys.argv[3:5] or ("", "0")
if hashlib.sha256(secret).hexdigest() != commitment:
    sys.exit("This secret does not belong to this commitment.")
stream = hashlib.shake_256(secret + deck.encode()).digest(8 * int(size))
words = (int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4))
cards = list(range(int(size)))
for last in range(len(cards) - 1, 0, -1):
    other = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
    cards[last], cards[other] = cards[other], cards[last]
print("The deal was fixed when the game began.", *cards)
