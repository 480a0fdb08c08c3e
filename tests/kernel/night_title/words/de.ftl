tell-draw = (de) { $seat } draws a { $good }.
tell-draw-unseen = (de) { $seat } draws a card.
tell-round = (de) Round { $count } begins.
tell-stall = (de) { $seat } offers { $good } { $count } times.
tell-weather = (de) The die shows { $pips }.
tell-earned = (de) { $seat } earns { $coins }.
tell-lay = (de) { $seat } lays { $good } face down.
tell-lay-unseen = (de) { $seat } lays a card face down.
tell-call = (de) { $seat } calls { $coins }.
tell-opened = (de) { $seat } has laid { $good }.
tell-take = (de) { $seat } takes { $good }.
tell-wish = (de) { $seat } has wished for { $good }.
tell-over = (de) The night is over.

ask-stall = (de) What do you offer?
ask-lay = (de) Which card do you lay down?
ask-call = (de) What do you call?
ask-take = (de) Which card do you take?

when-stall = (de) Stalls are planned first.
when-lay = (de) Cards are laid after the stalls are open.
when-call = (de) Calls are made after the cards are laid.
when-take = (de) The winner takes a card after the calls.

why-stall-full = (de) Your stall holds { $count }.
why-too-dear = (de) A { $good } costs { $cost }; you have { $coins }.
why-not-held = (de) You have no { $good }.
why-too-few-coins = (de) You have { $coins }.
why-not-there = (de) No { $good } was laid.

say-lay-lay = (de) Lay down { $good }

source-coins = (de) coins
source-cards = (de) cards
source-wish = (de) wish
