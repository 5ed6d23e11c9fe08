# Słowa gry Kamyki. Każda wiadomość zaczyna się od nazwy gry.
pebbles-name = Kamyki
pebbles-option-bonus = pięć punktów za ostatni kamyk

pebbles-heap = Stos
pebbles-pebbles = { $count ->
    [0] brak kamyków
    [one] jeden kamyk
    [few] { $count } kamyki
   *[other] { $count } kamyków
}
pebbles-deck = Talia
pebbles-cards = { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
pebbles-card = karta { $card }
pebbles-hidden = zakryta karta
pebbles-may-swap = może jeszcze wymienić
pebbles-has-swapped = karta wymieniona
pebbles-gave-away = oddana karta: { $card }

pebbles-ask-take = Weź od jednego do trzech kamyków.
pebbles-ask-take-or-swap = Weź od jednego do trzech kamyków albo wymień swoją kartę.
pebbles-action-take = { $count ->
    [one] weź 1 kamyk
    [few] weź { $count } kamyki
   *[other] weź { $count } kamyków
}
pebbles-action-swap = wymień kartę na nieznaną

pebbles-event-took = { $name } bierze { $count ->
    [one] jeden kamyk
    [few] { $count } kamyki
   *[other] { $count } kamyków
}; { $left ->
    [0] nie zostaje żaden
    [one] zostaje jeden
    [few] zostają { $left }
   *[other] zostaje { $left }
}
pebbles-event-swapped = { $name } wymienia kartę
pebbles-event-swapped-own = { $name } wymienia kartę i ma teraz { $card }
pebbles-event-ended = Stos jest pusty: karty zostają odkryte

pebbles-source-card = karta
pebbles-source-last = ostatni kamyk

pebbles-reason-unknown = Nie ma takiej akcji w tej grze.
pebbles-reason-over = Gra jest skończona.
pebbles-reason-too-few = Nie ma tylu kamyków albo nikt nie może wziąć aż tylu.
pebbles-reason-swapped-already = Twoja karta została już wymieniona.
