# Do czytelnika zwracamy się na „ty” („Twój ruch”, „Umieść robotnika”), także w zasadach; możliwości są w trybie rozkazującym.
# The pages of the table in the browser: words that belong to no game.
web-skip = Przejdź do treści
web-nav = Strony
web-home = Strona główna
web-loading = Chwileczkę…
web-again = Spróbuj ponownie
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-saved = Zapisano.
web-language = Język
web-rules = Zasady
web-settings = Ustawienia
web-account = Konto
web-ratings = Ranking
web-turns-waiting = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
 }
web-offline = Brak połączenia. Próbujemy dalej.
web-engine-loading = Wczytywanie silnika: { $got } z { $of } MB
web-engine-bytes = { $got } z { $of } MB
web-engine-look = Możesz się rozejrzeć; gra ruszy dalej, gdy wczyta się silnik.
web-engine-broken = Silnik się zatrzymał ({ $problem }). Twoje gry są zapisane; wczytaj stronę ponownie.
web-engine-missing = Ta przeglądarka jest za stara dla silnika: nie ma { $missing }. Wystarczy Chrome 123, Firefox 121, Safari 17.5 lub nowsza.
web-update = Nowa wersja tych stron jest gotowa.
web-update-take = Użyj teraz
web-backup = Twoje gry
web-backup-note = Są przechowywane w tej przeglądarce. W pliku są bezpieczne i można je przenieść do innej.
web-backup-save = Zapisz wszystko do pliku
web-backup-bring = Wczytaj plik
web-backup-wrong = Ten plik nie zawiera gier Sunstone.
web-lost-title = Tu nic nie ma
web-lost-text = Może adres jest błędny albo strona została przeniesiona.
web-problem-unreachable = Serwer jest teraz niedostępny.
web-problem-moved-on = Gra tymczasem poszła dalej, więc twoje ostatnie kliknięcie się nie liczy.
web-request = Żądanie { $id }
web-signed-out = Nastąpiło wylogowanie.
web-unofficial = Sunstone to projekt nieoficjalny, niezwiązany z autorami ani wydawcami gier. Wszystkie obrazki narysowano, a zasady napisano od nowa.

# Coming in, and the lobby.
web-welcome = Graj w planszówki w przeglądarce
web-welcome-text = Ze znajomymi lub z botami. Wystarczy imię: bez konta i bez instalacji.
web-welcome-alone = Z botami albo razem przy jednym urządzeniu. Bez konta i bez instalacji: twoje gry zostają w tej przeglądarce.
web-your-name = Imię
web-come-in = Wejdź
web-guest-note = Konto nie jest potrzebne. Masz już konto?
web-guest = gość
web-guest-about = Bez konta: to imię może przybrać każdy.
web-guest-name = Gracz { $number }
web-sign-in = Zaloguj się
web-continue = Kontynuuj
web-more-games = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
    [many] Jeszcze { $count } gier
   *[other] Jeszcze { $count } gier
 }
web-games-aside = Lekcje i opuszczone gry ({ $count })
web-discard = Odrzuć
web-discard-sure = Gra zostanie zamknięta i nie będzie można jej dokończyć.
web-resign = Poddaj grę
web-play-now = Zagraj teraz
web-play-bots = Zagraj z botami
web-against = Boty
web-new-table = Nowy stół
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie czeka. Otwórz stół, a inni go tu zobaczą.
web-running-tables = Gry do obejrzenia
web-finished-games = Zakończone gry
web-join = Dołącz
web-join-link = Dołącz przez link
web-join-bad-link = To nie jest link do stołu.
web-watch = Oglądaj
web-open = Otwórz
web-play = Graj
web-review = Przejrzyj
web-import = Wczytaj zapis
web-rated = Rankingowa
web-table-waiting = Czeka na graczy
web-table-running = W toku
web-your-turn = Twój ruch
web-turn-of = Ruch: { $name }
web-a-bot = bot
web-players-range = Od { $least } do { $most } graczy

# Opening a table.
web-game = Gra
web-seats = Miejsca
web-player-count = Liczba graczy
web-seat = Miejsce { $number }
web-seat-me = Ja
web-seat-open = Wolne miejsce
web-seat-here = Ktoś obok mnie
web-seat-here-name = Imię tej osoby
web-seat-beside = Gracz { $number }
web-seat-gone = (konto usunięte)
web-more-options = Więcej opcji
web-option-coatl-sacrifice-tokens = Żetony ofiary
web-option-coatl-open-end = Zakazani sąsiedzi przy otwartym końcu
web-option-coatl-open-end-literal = Można zagrać
web-option-coatl-open-end-strict = Dopiero gdy koniec jest zamknięty
web-option-coatl-promo = Zestaw promocyjny
web-option-tzolkin-corn-points = Punkty za kukurydzę na koniec
web-option-tzolkin-corn-points-quarters = Ćwierć punktu za każdą
web-option-tzolkin-corn-points-whole = Jeden za każde cztery
web-option-endless-winter-setup = Wodzowie i karty przygotowania
web-option-endless-winter-setup-dealt = Rozdane losowo
web-option-endless-winter-setup-cards = Karty do wyboru
web-option-endless-winter-setup-chiefs-and-cards = Jedno i drugie do wyboru
web-option-endless-winter-glacier-tokens = Żetony lodowców
web-option-endless-winter-rest-tokens = Żetony odpoczynku
web-option-off = Bez: { $option }
web-visible = Pokaż stół na liście
web-drawn = Losuj, kto zaczyna
web-drawn-later = Kto zaczyna, rozstrzyga los na początku gry.
web-rated-table = Gra rankingowa (tylko zarejestrowani)
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-is-live = { $minutes } min na gracza + { $increment } s na turę
web-clock-is-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dni na turę
 }
web-clock-live = Na żywo, z zapasem minut
web-clock-days = Dni na każdą turę
web-clock-minutes = Minut na gracza
web-clock-increment = Dodatkowe sekundy na turę
web-clock-days-count = Dni
web-clock-needed = Gra rankingowa musi mieć zegar, aby nikt nie mógł po prostu przestać grać.
web-open-table = Otwórz stół

# The waiting room.
web-table = Stół
web-table-of = { $game } · { $name }
web-table-full = Wszyscy są na miejscu.
web-seats-free = { $count ->
    [one] { $count } miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
 }
web-table-closed = Ten stół został zamknięty.
web-closed-operator = Zamknęli go administratorzy tej strony. Nie da się tu dalej grać.
web-broken = Ta gra nie może się toczyć dalej
web-broken-text = Zapisanych danych nie da się już odczytać. Administratorzy tej strony o tym wiedzą.
web-to-start = Wróć na stronę główną
web-unseated = Nie masz już miejsca przy tym stole.
web-unseated-removed = Nie masz już miejsca przy tym stole: gospodarz je zwolnił.
web-waiting-host = Czekamy, aż gospodarz zacznie grę.
web-remove = Usuń
web-remove-title = Usunąć od stołu: { $name }?
web-remove-text = Miejsce znów będzie wolne. Jeśli też zablokujesz tę osobę, nie usiądzie przy żadnym twoim stole; odblokować ją możesz na stronie konta.
web-remove-block = Usuń i zablokuj
web-host = gospodarz
web-sit-down = Usiądź
web-start = Zacznij grę
web-leave = Odejdź od stołu
web-close-table = Zamknij stół
web-invite = Zaproś innych
web-invite-text = Wyślij ten link każdemu, kto chce grać lub oglądać.
web-invite-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano

# The table.
web-side = Gracze, wybory i czat
web-players = Gracze
web-choices = Wybory
web-choices-find = Znajdź wybór
web-choices-none = Żaden wybór nie zawiera tych słów.
web-log = Dziennik
web-chat = Czat
web-log-and-chat = Dziennik i czat
web-menu = Menu
web-all-of-it = Całość
web-undo = Cofnij
web-undo-turn = Wróć do początku mojej tury
web-undo-asks = { $name } prosi o cofnięcie ostatniej decyzji.
web-undo-waiting = Prosisz o cofnięcie; inni jeszcze nie odpowiedzieli.
web-undo-withdraw = Wycofaj
web-undo-nothing = Teraz nie ma czego cofnąć.
web-agree = Zgoda
web-refuse = Odmów
web-why-not = Dlaczego nie…?
web-why-click = Kliknij lub dotknij czegoś w przerywanej ramce: powie ci, dlaczego się nie da.
web-why-legal = To jest teraz możliwe.
web-rule-open = Otwórz zasadę
web-replay = Powtórz
web-replay-text = Pokaż jeszcze raz, co zrobili inni
web-skip-show = Pomiń
web-click-waits = Twój wybór jest zapisany i zostanie wysłany, gdy wróci połączenie.
web-game-over = Koniec gry
web-won-by = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
    [many] Wspólnie wygrywa { $names }
   *[other] Wspólnie wygrywają { $names }
 }
web-see-board = Pokaż planszę
web-see-result = Pokaż wynik
web-moment = Dla wszystkich
web-waiting-for = Czekamy na: { $name }.
web-spectator = Oglądasz grę.
web-not-playable = Zasady, według których rozegrano tę grę, nie są tu zainstalowane.
web-reveals = To coś ujawnia i nie da się tego cofnąć.
web-would-happen = Co by się stało
web-reveals-then = Potem odsłoni się coś ukrytego: nie da się tego cofnąć.
web-you = ty
web-on-turn = ma ruch
web-away = poza stołem, gra bot
web-not-here = poza stołem
web-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
 }
web-points = Punkty: { $count }
web-points-from = Skąd się wzięły
web-points-of = Punkty: { $name }
web-points-by-source = Według źródła
web-points-by-turn = Według tur, od ostatniej
web-turn-number = Tura { $number }
web-confirm-title = Zrobić to?
web-confirm-reveals = To coś ujawnia: nie da się tego cofnąć.
web-confirm-turn = To kończy twoją turę.
web-confirm-yes = Zrób to
web-hand-over = Przekaż: { $name }
web-hand-over-text = Karty są ukryte, dopóki następny gracz nie usiądzie przed ekranem.
web-hand-over-ready = Jestem
web-leave-sure = Zamiast ciebie będzie grał bot. Możesz wrócić w każdej chwili.
web-leave-yes = Odejdź, niech gra bot
web-come-back = Wróć
web-late = Twój czas minął
web-late-text = Bot gra za ciebie. Wróć, a następna decyzja znów będzie twoja.
web-copy-link = Kopiuj link do tego stołu
web-seed-digest = SHA-256 tajnego ziarna:
web-seed-revealed = Ziarno: { $seed }.
web-sheet-more = Pokaż więcej
web-sheet-less = Pokaż mniej
web-look-around = Enter prowadzi do elementów, strzałki od jednego do następnego.
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-fit = Pokaż wszystko
web-rematch = Zagraj ponownie
web-rematch-there = Do następnej gry
web-share = Udostępnij
web-share-link = Link do udostępnienia
web-share-copied = Skopiowano. Link otwiera dokładnie tę pozycję.
web-record = Zapis jako plik

# Chat and log.
web-chat-empty = Nie ma jeszcze żadnych wiadomości.
web-chat-say = Napisz wiadomość
web-send = Wyślij
web-mute = wycisz
web-muted = Nie zobaczysz już wiadomości od: { $name }.
web-report = zgłoś
web-reported = Dziękujemy. Wiadomość została zgłoszona.
web-taken-back = cofnięte
web-log-older = Pokaż wcześniejsze wpisy
web-log-opened = { $name } otwiera stół
web-log-sat = { $name } siada do stołu
web-log-rose = { $name } wstaje od stołu
web-log-removed = { $name } usuwa kogoś od stołu
web-log-seat-set = { $name } zmienia miejsce
web-log-started = Gra się zaczęła
web-log-drawn = Miejsca zostały rozlosowane i gra się zaczęła
web-log-undone = { $name } cofa decyzję
web-log-undo-asked = { $name } prosi o cofnięcie decyzji
web-log-undo-agreed = { $name } zgadza się
web-log-undo-refused = { $name } odmawia
web-log-away = { $name } odchodzi od stołu; gra bot
web-log-back = { $name } wraca
web-log-rematch = { $name } chce zagrać ponownie
web-log-closed = Stół zamknięto

# Text mode.
web-text-mode = Tryb tekstowy
web-text-mode-note = Stół opisany słowami, z wierszem poleceń
web-position = Pozycja
web-happened = Co się stało
web-command = Polecenie
web-command-hint = Numer, akcja lub początki jej słów. Tab uzupełnia, ? wyjaśnia resztę.
web-do = Wykonaj
web-several = To może znaczyć:
web-no-choice = Nie ma wyboru { $number }: numery są od 1 do { $most }.
web-help-intro = Wpisz numer wyboru albo samą akcję, np. „{ $example }”. Polecenia:
web-help-choices = wypisz wszystkie wybory z numerami
web-help-board = cała pozycja; ze słowem po poleceniu, np. „board { $part }”, jedna jej część
web-help-players = wszyscy przy stole
web-help-why = z akcją po poleceniu, np. „why { $example }”: dlaczego jest niemożliwa
web-help-undo = cofnij ostatnią decyzję
web-help-log = dotychczasowy przebieg gry
web-help-say = ze słowami po poleceniu: wyślij je jako wiadomość
web-help-help = ta pomoc
web-help-parts = Części, które pokazuje „board”: { $parts }

# Looking back.
web-review-of = { $game }: przegląd gry
web-review-start = Gra się zaczyna.
web-eyes = Widok
web-eyes-open = Wszystko odkryte
web-eyes-none = Widz
web-round = Runda
web-round-back = Na początek rundy, potem do poprzedniej
web-round-on = Do następnej rundy
web-ply = { $ply } z { $most }
web-run = Odtwarzaj
web-pause = Wstrzymaj
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-step-last = Na koniec
web-chart-points = Punkty w trakcie gry
web-sources = Skąd pochodzą, do tego miejsca
web-sources-none = jeszcze nic

# Rules.
web-rules-of = { $game }: zasady
web-rules-missing = Dla tej gry nie ma jeszcze strony z zasadami.
web-rules-english = Ta strona nie jest jeszcze przetłumaczona, dlatego jest po angielsku.
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
 }
web-contents = Spis treści

# Settings.
web-settings-look = Wygląd
web-settings-play = Przy stole
web-settings-calls = Gdy mam ruch
web-settings-here = Te ustawienia dotyczą tej przeglądarki.
web-install = Zainstaluj Sunstone
web-install-note = Jako osobna aplikacja z własnym oknem i ikoną
web-auto = Jak w systemie
web-theme = Motyw
web-theme-light = Jasny
web-theme-dark = Ciemny
web-text-size = Wielkość tekstu
web-patterns = Wzory na elementach
web-patterns-note = Aby rozróżniać elementy także bez kolorów
web-motion = Ruch na ekranie
web-motion-full = Pełny
web-motion-reduced = Ograniczony
web-speed = Szybkość ruchów
web-speed-slow = Wolno
web-speed-normal = Normalna
web-speed-fast = Szybko
web-speed-none = Natychmiast
web-confirm = Pytaj przed
web-confirm-final = Tym, czego nie da się cofnąć
web-confirm-turns = Także końcem mojej tury
web-confirm-never = Nigdy
web-sounds = Dźwięki
web-sounds-note = Ciche tony: twój ruch, cudzy ruch, wiadomość i koniec gry
web-notifications = Powiadomienia
web-notifications-note = Powiadomienie systemowe, gdy patrzysz gdzie indziej
web-notifications-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia.

# The account.
web-register = Załóż konto
web-keep-games = Moje gry na każdym urządzeniu
web-register-note = Imię i hasło; e-mail nie jest obowiązkowy. Twoje gry zostaną.
web-registered = Witaj. Masz teraz swoje gry na każdym urządzeniu.
web-password = Hasło
web-password-old = Stare hasło
web-password-new = Nowe hasło
web-email = E-mail (opcjonalnie)
web-change-name = Zmień imię
web-change-password = Zmień hasło
web-sign-out = Wyloguj się
web-devices = Zalogowane urządzenia
web-device-this = To urządzenie
web-device-unknown = Nieznane urządzenie
web-device-since = Zalogowano { $date }
web-device-seen = Ostatnio używane: { $ago }
web-sign-out-everywhere = Wyloguj wszędzie
web-sign-out-everywhere-text = Na każdym urządzeniu trzeba będzie zalogować się ponownie, także na tym. Twoje gry zostaną bez zmian.
web-blocked = Zablokowani gracze
web-blocked-note = Nie mogą siadać przy twoich stołach.
web-unblock = Odblokuj
web-export = Pobierz moje dane
web-delete-account = Usuń konto
web-delete-note = Boty dokończą twoje gry. Twoje imię i wiadomości znikną na zawsze.
web-delete-yes = Usuń na zawsze
web-rated-games = Gry rankingowe
web-rated-none = Jeszcze żadnych.
web-place = miejsce { $place }
web-tokens = Tokeny dla programów
web-tokens-note = Z tokenem program może grać w twoim imieniu.
web-token-name = Do czego?
web-token-make = Utwórz token
web-token-once = Widoczny tylko raz:
web-revoke = Unieważnij
web-rating = Ocena
web-games-count = Gry
web-ratings-none = Nikt jeszcze nie zagrał gry rankingowej.

# Pierwsze partie z przewodnikiem.
web-learn = Nauka przez grę
web-lesson-of = { $game }: pierwsza partia
web-lesson-step = krok { $step } z { $count }
web-lesson-leave = Opuść przewodnik
web-lesson-return = Wróć do przewodnika
web-lesson-back = Wstecz
web-lesson-next = Dalej
web-lesson-again = Naprzód
web-lesson-now = Teraz:
web-lesson-show = Pokaż mi
web-lesson-rival = Gra rywal.
web-lesson-refused = To też wolno ({ $tried }). Tutaj spróbuj: { $asked }. Albo opuść przewodnik i graj po swojemu.
web-lesson-read-first = Najpierw doczytaj ten krok, potem twoja kolej.
web-lesson-rule = W zasadach
web-lesson-free = Graj dalej po swojemu
web-lesson-real = Zacznij prawdziwą grę

web-log-hint = { $name } prosi o podpowiedź
web-hint = Podpowiedź
web-hint-thinking = Bot myśli …
web-hint-note = Co zrobiłoby przeszukiwanie, które nie wie więcej niż ty. Liczba mówi, jaką część czasu dostał każdy wybór. Wszyscy przy stole widzą, że prosisz o podpowiedź.
web-hints-table = Podpowiedzi dozwolone
web-study = Analiza
web-study-begin = Przeanalizuj grę
web-study-running = Decyzja { $done } z { $of }
web-study-chances = Szanse na wygraną, %
web-study-choices = Możliwe wybory
web-study-played = zagrane
web-study-best = najlepsze
web-study-turning = Punkty zwrotne
web-study-no-turning = O tej grze nie zdecydowała żadna pojedyncza tura.
web-study-seat = Najlepsze wybory: { $best } z { $decisions }
web-study-note = Szacunek przeszukiwania, które widzi tylko to, co mógł widzieć gracz.
web-study-none = Przeszukiwanie może przejrzeć każdą decyzję tej gry; trwa to około minuty.

# Własne pudełko.
web-box-title = Moje pudełko
web-box-progress = { $filled } z { $wanted }
web-box-all-known = Wszystkie drukowane wartości tej gry są znane. Zmień tylko to, co w twoim wydaniu jest inne.
web-box-saving = Zapisuję …
web-box-unsaved = Jeszcze nie zapisano
web-box-card-of = { $title }, { $number } z { $count }
web-box-previous = Poprzednia karta
web-box-next = Następna karta
web-box-parts = Części pudełka
web-box-cards = Karty
web-box-standing-done = gotowe
web-box-standing-wrong = zawiera błąd
web-box-standing-begun = zaczęte
web-box-standing-open = jeszcze nic nie wpisano
web-box-add = Moje pudełko ma o jedną więcej
web-box-more = O jedną więcej
web-box-ours-note = Wartości z * są nasze, dopóki nie wpiszesz lub nie potwierdzisz, co jest wydrukowane.
web-box-removed = W twoim pudełku tego nie ma.
web-box-not-removed = Jednak tam jest
web-box-remove = Nie ma w moim pudełku
web-box-known = { $count ->
    [one] { $count } wartość, którą znamy
    [few] { $count } wartości, które znamy
    [many] { $count } wartości, które znamy
   *[other] { $count } wartości, które znamy
 }
web-box-confirm = Tak jest wydrukowane: następna karta
web-box-keys = Enter zatwierdza pole, Ctrl+Enter kartę. Page Up i Page Down przewracają karty.
web-box-words = Słowa i symbole
web-box-clear = Wróć do naszej
web-box-ours = nasza *
web-box-sure = znana
web-box-elsewhere = Twoje pudełko zmieniono w innym oknie. Która wersja ma zostać?
web-box-take-other = Ta z drugiego okna
web-box-keep-mine = Ta wpisana tutaj
web-box-export = Eksportuj
web-box-import = Importuj
web-box-delete = Usuń
web-box-import-title = Importuj { $name }
web-box-import-holds = { $values ->
    [one] Plik zawiera { $values } wartość; z { $wanted } poszukiwanych { $filled }.
    [few] Plik zawiera { $values } wartości; z { $wanted } poszukiwanych { $filled }.
    [many] Plik zawiera { $values } wartości; z { $wanted } poszukiwanych { $filled }.
   *[other] Plik zawiera { $values } wartości; z { $wanted } poszukiwanych { $filled }.
 }
web-box-import-replaces = Zastąpi twoje pudełko w obecnej postaci ({ $filled }).
web-box-import-unreadable = Tego pliku nie można odczytać jako pudełka tej gry.
web-box-import-yes = Zastąp moje pudełko
web-box-problems = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
 }
web-box-problem-at = Wiersz { $line }, { $path }:
web-box-delete-title = Usunąć twoje pudełko?
web-box-delete-note = Wszystko, co tu wpisano dla tej gry, zniknie. Gry rozgrywane już z tym pudełkiem trwają dalej. Jeśli może się jeszcze przydać, najpierw je wyeksportuj.
web-box-use = Graj z moim pudełkiem ({ $filled } z { $wanted })
web-box-use-note = Grę zobaczą tylko gracze przy stole. Nie do gier rankingowych.
web-box-use-wrong = { $count ->
    [one] Twoje pudełko ma { $count } błąd i nie można z nim jeszcze grać.
    [few] Twoje pudełko ma { $count } błędy i nie można z nim jeszcze grać.
    [many] Twoje pudełko ma { $count } błędów i nie można z nim jeszcze grać.
   *[other] Twoje pudełko ma { $count } błędu i nie można z nim jeszcze grać.
 }
web-box-open = Otwórz moje pudełko
web-box-invite = Masz tę grę? Wpisz, co jest wydrukowane w twoim pudełku.
web-box-about = Co jest wydrukowane w twoich pudełkach, do twoich własnych stołów.
