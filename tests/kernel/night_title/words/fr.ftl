tell-draw = (fr) { $seat } draws a { $good }.
tell-draw-unseen = (fr) { $seat } draws a card.
tell-round = (fr) Round { $count } begins.
tell-stall = (fr) { $seat } offers { $good } { $count } times.
tell-weather = (fr) The die shows { $pips }.
tell-earned = (fr) { $seat } earns { $coins }.
tell-lay = (fr) { $seat } lays { $good } face down.
tell-lay-unseen = (fr) { $seat } lays a card face down.
tell-call = (fr) { $seat } calls { $coins }.
tell-opened = (fr) { $seat } has laid { $good }.
tell-take = (fr) { $seat } takes { $good }.
tell-wish = (fr) { $seat } has wished for { $good }.
tell-over = (fr) The night is over.

ask-stall = (fr) What do you offer?
ask-lay = (fr) Which card do you lay down?
ask-call = (fr) What do you call?
ask-take = (fr) Which card do you take?

when-stall = (fr) Stalls are planned first.
when-lay = (fr) Cards are laid after the stalls are open.
when-call = (fr) Calls are made after the cards are laid.
when-take = (fr) The winner takes a card after the calls.

why-stall-full = (fr) Your stall holds { $count }.
why-too-dear = (fr) A { $good } costs { $cost }; you have { $coins }.
why-not-held = (fr) You have no { $good }.
why-too-few-coins = (fr) You have { $coins }.
why-not-there = (fr) No { $good } was laid.

say-lay-lay = (fr) Lay down { $good }

source-coins = (fr) coins
source-cards = (fr) cards
source-wish = (fr) wish
