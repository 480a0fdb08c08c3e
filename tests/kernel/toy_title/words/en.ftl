tell-wish = (en) { $seat } wishes for a { $good }.
tell-wish-unseen = (en) { $seat } makes a wish.
tell-lot = (en) The lot: { $good }; the die shows { $pips }.
tell-bid = (en) { $seat } bids { $coins }.
tell-nobody = (en) Nobody wants the { $good }.
tell-won = (en) { $seat } gets the { $good } for { $coins }.
tell-keep = (en) { $seat } keeps all.
tell-sell = (en) { $seat } sells a { $good } for { $coins }.
tell-note = (en) The note of { $seat } says { $pips }.
tell-over = (en) The market closes.

ask-bid = (en) What is it worth to you?
ask-sell = (en) What do you sell?

when-bid = (en) Bids come first in a round.
when-sell = (en) Goods are sold after the bids.

why-too-few-coins = (en) You have { $coins }.
why-shelf-full = (en) Your shelf holds { $count }.
why-not-held = (en) You have no { $good }.

source-coins = (en) coins
source-goods = (en) goods
source-wish = (en) wish
source-note = (en) note

option-dice = (en) the die
