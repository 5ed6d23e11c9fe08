# Wat er mis kan zijn met wat iemand ons gaf.

error-language = “{ $name }” is geen taal van Sunstone. Beschikbaar: { $known }.
error-other = Er is iets mis: { $problem }

game-unknown = Het spel “{ $name }” bestaat niet. { $near ->
    [none] Beschikbaar: { $known }.
   *[other] Bedoelde je “{ $near }”? Beschikbaar: { $known }.
 }
game-broken = Het spel “{ $name }” is aangemeld als { $entry }, maar dat is geen spel.

bot-unknown = De bot “{ $name }” bestaat niet. Beschikbaar: { $known }.

option-unknown = De optie “{ $name }” bestaat niet. Beschikbaar: { $known }.
option-value = De optie “{ $name }” kan niet “{ $value }” zijn. Mogelijk: { $choices }.
option-form = Een optie schrijf je als name=value, niet als “{ $word }”.
option-players = { $game } kun je niet spelen met { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }: het is voor { $least } tot { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
 }.
option-seed = Een startgetal is een geheel getal, vanaf 0 en kleiner dan 2 tot de macht { $bits }.
option-seat = Stoel { $seat } bestaat niet. De stoelen zijn genummerd van 1 tot en met { $most }; 0 is een toeschouwer.
option-empty-seat = In “{ $word }” is een stoel leeggelaten.
option-seat-name = “{ $word }” kan geen naam zijn: gebruik hoogstens 60 afdrukbare tekens.
option-resume-alone = Een opgeslagen partij gaat verder zoals die begon: bij --resume hoort geen spel, optie, startgetal of --save.
option-terminal-only = --players, --resume, --save, --seed, --option en --components horen bij de tafel in de terminal: voeg --terminal toe. In de browser kies je dit alles bij de nieuwe tafel.
option-game-needed = Zeg welk spel, of ga met --resume verder met een opgeslagen partij.

action-unknown-int = { $action } is geen actie: de nummers beginnen bij 0 en blijven onder { $size }.
action-unknown-text = “{ $text }” is geen actie van dit spel. Typ ? voor hulp.
action-unknown-structure = { $structure } is geen actie van dit spel.
action-number = Keuze { $number } bestaat niet: de keuzes zijn genummerd van 1 tot en met { $most }.

record-unreadable = { $file } kan niet worden gelezen: { $problem }
record-exists = { $file } bestaat al en wordt niet overschreven.
record-not-json = Dit is geen compleet verslag; misschien is het afgekapt of beschadigd ({ $problem }).
record-not-record = Dit is geen verslag van een partij.
record-format = Dit verslag heeft het formaat “{ $found }”; verwacht werd “{ $expected }”.
record-fields = In het verslag ontbreken velden of staan onbekende velden: { $field }.
record-field = Het veld “{ $field }” van het verslag heeft een onmogelijke waarde.
record-rules-version = De partij in dit verslag is gespeeld met versie { $found } van de regels; dit is versie { $expected }.
record-seed-digest = Het startgetal hoort niet bij de bekendgemaakte SHA-256: bekendgemaakt is { $found }, het startgetal geeft { $expected }.
record-components-needed = Deze partij is gespeeld met een eigen materiaalbestand (SHA-256 { $digest }). Geef het op met --components.
record-components-unwanted = Deze partij is gespeeld met het meegeleverde materiaal; laat --components weg.
record-action = Actie { $number } van het verslag, “{ $line }”, kan niet worden gespeeld: { $reason }
record-not-finished = Het verslag heeft een uitslag, maar na { $number ->
    [one] { $number } actie
   *[other] { $number } acties
 } is de partij nog niet afgelopen.
record-result = De uitslag in het verslag is niet die waartoe de acties leiden.
record-barrier = Wat onthuld is, kun je niet terugnemen: { $number ->
    [one] de eerste actie blijft staan
   *[other] de eerste { $number } acties blijven staan
 }.
record-ply = Het verslag heeft { $most ->
    [one] { $most } actie
   *[other] { $most } acties
 }, dus er is geen stelling na actie { $number }.

position-format = De stelling heeft het formaat “{ $found }”; verwacht werd “{ $expected }”.
position-game = De stelling is er een van “{ $found }”, niet van “{ $expected }”.
position-rules-version = De stelling hoort bij versie { $found } van de regels; dit is versie { $expected }.
position-components = De stelling hoort bij het materiaalbestand { $found }, niet bij { $expected }.
position-length = Het aantal waarden in “{ $field }” is { $found }; verwacht werd { $expected }.
position-type = “{ $field }” is niet van de juiste soort; verwacht werd: { $expected ->
    [object] object
    [string] tekst
    [list] lijst
    [truth] true of false
   *[integer] geheel getal
 }.
position-missing = “{ $field }” ontbreekt.
position-range = “{ $field }” is { $found }; dat moet tussen { $least } en { $most } liggen.
position-unknown-field = “{ $field }” hoort niet in een stelling.
position-unknown-name = “{ $field }” bevat “{ $found }”, en dat is onbekend of staat er twee keer.

components-unreadable = { $file } kan niet worden gelezen: { $problem }
components-syntax = { $file }, regel { $line }: dit is geen TOML: { $problem }
components-game = { $file }, regel { $line }: het bestand is voor het spel “{ $found }”, niet voor “{ $expected }”.
components-table = { $file }, regel { $line }, { $field }: hier is een tabel nodig.
components-unknown-section = { $file }, regel { $line }: het onderdeel “{ $field }” bestaat niet. Beschikbaar: { $known }.
components-unknown-entry = { $file }, regel { $line }: “{ $field }” bestaat niet. Beschikbaar: { $known }.
components-unknown-field = { $file }, regel { $line }: “{ $field }” bestaat niet. Beschikbaar: { $known }.
components-missing-field = { $file }, regel { $line }: “{ $field }” ontbreekt.
components-source = { $file }, regel { $line }, { $field }: “{ $found }” is geen bron. Beschikbaar: { $known }.
components-wrong-integer = { $file }, regel { $line }, { $field }: hier is een geheel getal nodig, niet “{ $found }”.
components-wrong-range = { $file }, regel { $line }, { $field }: { $found } valt buiten de grenzen; het moet tussen { $least } en { $most } liggen.
components-wrong-list = { $file }, regel { $line }, { $field }: hier is een lijst met { $count ->
    [one] { $count } getal
   *[other] { $count } getallen
 } nodig, niet “{ $found }”.
components-wrong-choice = { $file }, regel { $line }, { $field }: “{ $found }” kan niet; kies uit: { $known }.
components-wrong-pattern = { $file }, regel { $line }, { $field }: “{ $found }” is geen eis in de patroontaal.
components-wrong-patterns = { $file }, regel { $line }, { $field }: hier zijn één tot drie eisen nodig, niet “{ $found }”.
components-wrong-levels = { $file }, regel { $line }, { $field }: niveaus zijn paren van aantal keer en punten, allebei oplopend, niet “{ $found }”.
components-wrong-effects = { $file }, regel { $line }, { $field }: hier is een lijst met effecten nodig, elk in de woorden van de effecttaal, niet “{ $found }”.
components-wrong-steps = { $file }, regel { $line }, { $field }: hier zijn vier tot twaalf hele getallen nodig, de punten van de treden van onder naar boven, niet “{ $found }”.
components-wrong-rewards = { $file }, regel { $line }, { $field }: hier is een lijst nodig met voor elke trede wood, stone, gold, skull of een lege tekst, niet “{ $found }”.
components-wrong-points = { $file }, regel { $line }, { $field }: hier zijn hele getallen nodig, zoveel punten als er mogelijk zijn, geen enkel onder nul en in een tabel nooit dalend, niet “{ $found }”.
option-player-counts = Aantallen spelers schrijf je met komma’s ertussen, zoals 2,3,4; niet “{ $word }”.
option-policy = { $game } heeft geen speelwijze “{ $policy }”; je kunt kiezen uit: { $known }.
option-no-observer = { $game } vertelt een lerend programma niet wat het ziet.
components-wrong-placing = { $file }, regel { $line }, { $field }: hier zijn zes hele getallen nodig, het eerste 0, niet “{ $found }”.
components-wrong-order = { $file }, regel { $line }, { $field }: { $found } is te vroeg; voedingsdagen liggen minstens twee tanden uit elkaar.
components-wrong-too-many = { $file }, regel { $line }, { $field }: { $found } is meer dan kan.
components-wrong-position = { $file }, regel { $line }, { $field }: { $found } is geen actieplek van dat tandwiel, of een andere tegel noemt die ook.
components-wrong-ability = { components-at }: hier is een lijst van hoogstens { $most } delen nodig, alternatieven meegeteld, elk in de woorden van de effecttaal, niet “{ $found }”.
components-wrong-name = { $file }, regel { $line }, { $field }: een naam heeft hoogstens 40 afdrukbare tekens; “{ $found }” is er geen.
components-wrong-spaces = { $file }, regel { $line }, { $field }: hier zijn { $count } velden nodig, niet “{ $found }”.
components-wrong-stone = { $file }, regel { $line }, { $field }: “{ $found }” past niet bij wat deze steen telt: terreinen van deze doos bij settlements, dieren bij used_animals, twee dieren bij used_pairs, anders niets.
components-wrong-layout = { $file }, regel { $line }, { $field }: de borden zouden elkaar overlappen of buiten de plattegrond liggen: “{ $found }”.
components-wrong-hexes = { $file }, regel { $line }, { $field }: met { $found } kan het land niet worden gelegd: één startgebied, niet meer gletsjers dan er zijn, en achttien landtegels eromheen, minstens één van elke soort.
components-wrong-animals = { $file }, regel { $line }, { $field }: { $found } is te weinig voor de opzetkaarten en het jachtbord.
components-wrong-starting-deck = { $file }, regel { $line }, { $field }: een speler moet samen negen startkaarten hebben.
components-wrong-price = { $file }, regel { $line }, { $field }: wat op het hoofdbord te koop is, moet iets kosten.
components-at = { $spaces ->
    [0] { $file }, regel { $line }, { $field }
   *[other] { $file }, regel { $line }, { $field } (veld { $place } van { $spaces })
 }
components-removed = { $file }, regel { $line }: “{ $field }” kan niet worden weggelaten; met `removed = true` kunnen alleen facultatieve onderdelen weg.
components-wrong-lengths = { $file }, regel { $line }, { $field }: hier is een lijst met { $least } tot { $most } hele getallen nodig, niet “{ $found }”.
components-wrong-some = { $file }, regel { $line }, { $field }: hier is een lijst met { $least } tot { $most } woorden nodig, niet “{ $found }”. Beschikbaar: { $known }.
components-wrong-rising = { $file }, regel { $line }, { $field }: { $found } verstoort de volgorde; de getallen van deze lijst moeten oplopen.
components-wrong-brackets = { $file }, regel { $line }, { $field }: hier is voor elke klasse van burial.brackets een waarde nodig, niet “{ $found }”.
components-wrong-levels-gap = { $file }, regel { $line }, { $field }: de niveaus van een spoor worden vanaf 1 zonder gaten genummerd.
components-wrong-no-tribe = { $file }, regel { $line }, { $field }: in deze doos zit geen soort stamkaart “{ $found }”.
components-wrong-no-start = { $file }, regel { $line }, { $field }: geen enkel bord heeft een startveld, zoals in "start 3 6".
components-wrong-start-space = { components-at }: “{ $found }” is geen startveld; daar horen de nummers van twee andere velden bij, zoals in "start 3 6".
components-wrong-part-gain = { components-at }: “{ $found }” kun je niet krijgen. Beschikbaar: { $known }.
components-wrong-part-count = { components-at }: hier is een geheel getal van { $least } tot { $most } nodig, niet “{ $found }”.
components-wrong-part-labour = { components-at }: arbeid is een getal tot { $most }, eventueel met een halve zoals 1.5, niet “{ $found }”.
components-wrong-part-each = { components-at }: “{ $found }” is onbegrijpelijk; wat geteld wordt schrijf je als "food 1 each settlements" of "vp 1 each 2 buried".
components-wrong-part-thing = { components-at }: “{ $found }” kan niet worden geteld. Beschikbaar: { $known }.
components-wrong-part-guard = { components-at }: “{ $found }” kan niet voor de pijl staan. Beschikbaar, elk één keer en met komma’s ertussen: { $known }.
components-wrong-part-column = { components-at }: “{ $found }” is geen kolom. Beschikbaar: { $known }.
components-wrong-part-cost = { components-at }: “{ $found }” kan hier geen prijs zijn. Beschikbaar: { $known }.
components-wrong-part-many = { components-at }: “{ $found }” heeft meer dan { $most } delen.
components-wrong-part-arrow = { components-at }: “{ $found }” voegt opbrengsten samen zonder pijl; maak van elk een eigen deel.
components-wrong-part-or = { components-at }: in “{ $found }” hebben sommige alternatieven een pijl en andere niet; elk noemt zijn eigen prijs, en een gratis alternatief begint met ->.
components-wrong-part-here = { components-at }: “{ $found }” kan hier niet staan: kolommen horen bij kaarten, en in een eclips staat arbeid op zichzelf.
