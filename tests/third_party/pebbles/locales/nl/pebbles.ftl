# De woorden van Kiezels. Elk bericht begint met de naam van het spel.
pebbles-name = Kiezels
pebbles-option-bonus = vijf punten voor de laatste kiezel

pebbles-heap = De hoop
pebbles-pebbles = { $count ->
    [0] geen kiezels
    [one] één kiezel
   *[other] { $count } kiezels
}
pebbles-deck = De stapel
pebbles-cards = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
pebbles-card = kaart { $card }
pebbles-hidden = een gedekte kaart
pebbles-may-swap = mag nog ruilen
pebbles-has-swapped = heeft geruild
pebbles-gave-away = heeft de { $card } weggeruild

pebbles-ask-take = Pak één tot drie kiezels.
pebbles-ask-take-or-swap = Pak één tot drie kiezels, of ruil je kaart.
pebbles-action-take = { $count ->
    [one] 1 kiezel pakken
   *[other] { $count } kiezels pakken
}
pebbles-action-swap = je kaart ruilen voor een onbekende

pebbles-event-took = { $name } pakt { $count ->
    [one] één kiezel
   *[other] { $count } kiezels
}; { $left ->
    [0] er is er geen over
    [one] er is er één over
   *[other] er zijn er { $left } over
}
pebbles-event-swapped = { $name } ruilt de kaart
pebbles-event-swapped-own = { $name } ruilt de kaart en heeft nu de { $card }
pebbles-event-ended = De hoop is leeg: de kaarten gaan open

pebbles-source-card = de kaart
pebbles-source-last = de laatste kiezel

pebbles-reason-unknown = Die actie bestaat niet in dit spel.
pebbles-reason-over = Het spel is afgelopen.
pebbles-reason-too-few = Zoveel kiezels zijn er niet, of zoveel mag niemand er pakken.
pebbles-reason-swapped-already = Je hebt je kaart al geruild.
