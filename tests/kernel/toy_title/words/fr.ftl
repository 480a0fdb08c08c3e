tell-wish = (fr) { $seat } wishes for a { $good }.
tell-wish-unseen = (fr) { $seat } makes a wish.
tell-lot = (fr) The lot: { $good }; the die shows { $pips }.
tell-bid = (fr) { $seat } bids { $coins }.
tell-nobody = (fr) Nobody wants the { $good }.
tell-won = (fr) { $seat } gets the { $good } for { $coins }.
tell-keep = (fr) { $seat } keeps all.
tell-sell = (fr) { $seat } sells a { $good } for { $coins }.
tell-note = (fr) The note of { $seat } says { $pips }.
tell-over = (fr) The market closes.

ask-bid = (fr) What is it worth to you?
ask-sell = (fr) What do you sell?

when-bid = (fr) Bids come first in a round.
when-sell = (fr) Goods are sold after the bids.

why-too-few-coins = (fr) You have { $coins }.
why-shelf-full = (fr) Your shelf holds { $count }.
why-not-held = (fr) You have no { $good }.

source-coins = (fr) coins
source-goods = (fr) goods
source-wish = (fr) wish
source-note = (fr) note

option-dice = (fr) the die
