tell-wish = (de) { $seat } wishes for a { $good }.
tell-wish-unseen = (de) { $seat } makes a wish.
tell-lot = (de) The lot: { $good }; the die shows { $pips }.
tell-bid = (de) { $seat } bids { $coins }.
tell-nobody = (de) Nobody wants the { $good }.
tell-won = (de) { $seat } gets the { $good } for { $coins }.
tell-keep = (de) { $seat } keeps all.
tell-sell = (de) { $seat } sells a { $good } for { $coins }.
tell-note = (de) The note of { $seat } says { $pips }.
tell-over = (de) The market closes.

ask-bid = (de) What is it worth to you?
ask-sell = (de) What do you sell?

when-bid = (de) Bids come first in a round.
when-sell = (de) Goods are sold after the bids.

why-too-few-coins = (de) You have { $coins }.
why-shelf-full = (de) Your shelf holds { $count }.
why-not-held = (de) You have no { $good }.

source-coins = (de) coins
source-goods = (de) goods
source-wish = (de) wish
source-note = (de) note

option-dice = (de) the die
