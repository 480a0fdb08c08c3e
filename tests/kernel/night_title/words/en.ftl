tell-draw = (en) { $seat } draws a { $good }.
tell-draw-unseen = (en) { $seat } draws a card.
tell-round = (en) Round { $count } begins.
tell-stall = (en) { $seat } offers { $good } { $count } times.
tell-weather = (en) The die shows { $pips }.
tell-earned = (en) { $seat } earns { $coins }.
tell-lay = (en) { $seat } lays { $good } face down.
tell-lay-unseen = (en) { $seat } lays a card face down.
tell-call = (en) { $seat } calls { $coins }.
tell-opened = (en) { $seat } has laid { $good }.
tell-take = (en) { $seat } takes { $good }.
tell-wish = (en) { $seat } has wished for { $good }.
tell-over = (en) The night is over.

ask-stall = (en) What do you offer?
ask-lay = (en) Which card do you lay down?
ask-call = (en) What do you call?
ask-take = (en) Which card do you take?

when-stall = (en) Stalls are planned first.
when-lay = (en) Cards are laid after the stalls are open.
when-call = (en) Calls are made after the cards are laid.
when-take = (en) The winner takes a card after the calls.

why-stall-full = (en) Your stall holds { $count }.
why-too-dear = (en) A { $good } costs { $cost }; you have { $coins }.
why-not-held = (en) You have no { $good }.
why-too-few-coins = (en) You have { $coins }.
why-not-there = (en) No { $good } was laid.

say-lay-lay = (en) Lay down { $good }

source-coins = (en) coins
source-cards = (en) cards
source-wish = (en) wish
