# Slova hry Oblázky. Každá zpráva začíná označením hry.
pebbles-name = Oblázky
pebbles-option-bonus = pět bodů za poslední oblázek

pebbles-heap = Hromádka
pebbles-pebbles = { $count ->
    [0] žádné oblázky
    [one] jeden oblázek
    [few] { $count } oblázky
   *[other] { $count } oblázků
}
pebbles-deck = Balíček
pebbles-cards = { $count ->
    [0] žádné karty
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
pebbles-card = karta { $card }
pebbles-hidden = karta lícem dolů
pebbles-may-swap = smí ještě vyměnit
pebbles-has-swapped = už vyměnil
pebbles-gave-away = vyměnil kartu { $card }

pebbles-ask-take = Vezmi jeden až tři oblázky.
pebbles-ask-take-or-swap = Vezmi jeden až tři oblázky, nebo vyměň svou kartu.
pebbles-action-take = { $count ->
    [one] vzít 1 oblázek
    [few] vzít { $count } oblázky
   *[other] vzít { $count } oblázků
}
pebbles-action-swap = vyměnit kartu za neznámou

pebbles-event-took = { $name } bere { $count ->
    [one] jeden oblázek
    [few] { $count } oblázky
   *[other] { $count } oblázků
}; { $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
pebbles-event-swapped = { $name } vyměňuje kartu
pebbles-event-swapped-own = { $name } vyměňuje kartu a má teď { $card }
pebbles-event-ended = Hromádka je prázdná: karty se otáčejí

pebbles-source-card = karta
pebbles-source-last = poslední oblázek

pebbles-reason-unknown = Taková akce v této hře není.
pebbles-reason-over = Hra skončila.
pebbles-reason-too-few = Tolik oblázků tu není, nebo jich nikdo tolik nesmí vzít.
pebbles-reason-swapped-already = Svou kartu jsi už vyměnil.
