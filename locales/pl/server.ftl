# Co mówi serwer: dlaczego czegoś odmawia i co robią jego polecenia.

server-bad-request = Nie można zrozumieć żądania: { $problem }
server-bad-frame = Nie można zrozumieć wiadomości: { $problem }
server-not-found = Tu nic nie ma.
server-bad-method = Tego nie można tu zrobić.
server-too-large = To jest za duże.
server-too-many = Zbyt wiele żądań. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
 }.
server-cross-site = To żądanie pochodzi z innej strony i nie zostanie wykonane.
server-bad-host = Pod tą nazwą nikt tego serwera nie zna.
server-broken = Coś poszło nie tak po naszej stronie. Zostało to odnotowane pod numerem { $request }.
server-no-metrics = Te liczby nie są publiczne.

server-not-signed-in = Najpierw podaj swoje imię.
server-bad-login = Imię i hasło do siebie nie pasują.
server-bad-token = Ten token jest nieznany albo nie wolno mu tego robić.
server-wrong-password = To nie jest twoje hasło.
server-name-taken = Imię „{ $name }” jest zajęte.
server-bad-name = To nie może być imię: użyj najwyżej { $most ->
    [one] { $most } drukowalnego znaku
    [few] { $most } drukowalnych znaków
    [many] { $most } drukowalnych znaków
   *[other] { $most } drukowalnego znaku
 }.
server-unclear-name = To imię można pomylić z innym albo go nie widać. Napisz je literami jednego alfabetu i bez niewidocznych znaków.
server-bad-password = Hasło ma co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
 } i nie jest twoim imieniem.
server-common-password = To hasło każdy sprawdziłby jako jedno z pierwszych: znane słowo, rząd klawiszy albo twoje imię. Wybierz dłuższe, najlepiej z kilku słów.
server-bad-email = To nie jest adres e-mail.
server-already-registered = Masz już konto.
server-registered-only = Do tego potrzebne jest konto z hasłem.
server-no-user = Nie ma takiego gracza.
server-no-token = Nie ma takiego tokenu.
server-no-session = Nie ma takiej sesji.
server-banned = Administratorzy tej strony zamknęli to konto.
server-muted = Administratorzy tej strony nie pozwalają temu kontu pisać do innych.
server-several-users = Kilkoro gości nazywa się „{ $name }”. Podaj id jednego z nich: { $ids }
server-closed-by-operator = Ten stół zamknęli administratorzy strony.
server-no-push = Ta strona nie wysyła powiadomień.
server-push-endpoint = Powiadomienia można wysyłać tylko przez usługę znanej przeglądarki.

server-no-components = Te elementy gry nie są tu znane.
server-no-table = Nie ma takiego stołu.
server-no-seat = Przy tym stole nie ma miejsca { $seat }.
server-seat-taken = To miejsce jest zajęte.
server-seats-open = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
    [many] Jeszcze { $count } miejsc jest wolnych.
   *[other] Jeszcze { $count } miejsca jest wolne.
 }
server-not-host = Może to zrobić tylko gospodarz stołu.
server-not-seated = Nie siedzisz przy tym stole.
server-not-your-seat = To nie jest twoje miejsce.
server-already-seated = Siedzisz już przy tym stole.
server-nobody-there = Nikt inny tam nie siedzi.
server-blocked = Gospodarz nie pozwala ci usiąść przy tym stole.
server-started = Gra już się zaczęła.
server-not-started = Gra jeszcze się nie zaczęła.
server-over = Gra już się skończyła.
server-not-over = Gra jeszcze się nie skończyła.
server-closed = Stół jest zamknięty.
server-too-many-tables = Masz { $most ->
    [one] otwarty { $most } stół
    [few] otwarte { $most } stoły
    [many] otwartych { $most } stołów
   *[other] otwarte { $most } stołu
 }; najpierw któryś dokończ albo zamknij.
server-too-many-tables-today = W ciągu doby można otworzyć najwyżej { $most ->
    [one] { $most } stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
 }. Spróbuj jutro.
server-too-many-bot-games = { $most ->
    [one] Trwa już { $most } twoja gra
    [few] Trwają już { $most } twoje gry
    [many] Trwa już { $most } twoich gier
   *[other] Trwa już { $most } twojej gry
 } bez ludzi; poczekaj, aż któraś się skończy.
server-too-many-imports = W ciągu doby można wczytać najwyżej { $most ->
    [one] { $most } zapis
    [few] { $most } zapisy
    [many] { $most } zapisów
   *[other] { $most } zapisu
 }. Spróbuj jutro.
server-too-many-bytes = Twoje wczytane zapisy zajmują { $most } MB i na kolejne nie ma miejsca. Usuń niektóre; miejsce zwolni się w ciągu doby.
server-too-many-analyses = W ciągu doby można poprosić najwyżej o { $most ->
    [one] { $most } analizę
    [few] { $most } analizy
    [many] { $most } analiz
   *[other] { $most } analizy
 }. Spróbuj jutro.
server-analyses-running = { $most ->
    [one] { $most } twoja analiza nie jest jeszcze gotowa
    [few] { $most } twoje analizy nie są jeszcze gotowe
    [many] { $most } twoich analiz nie jest jeszcze gotowych
   *[other] { $most } twojej analizy nie jest jeszcze gotowe
 }; poczekaj na którąś z nich.
server-address-full = Z twojego adresu sieciowego, którego być może używają też inni, przychodzi zbyt wiele żądań. Spróbuj później.
server-too-many-tokens = Masz już { $most ->
    [one] { $most } token
    [few] { $most } tokeny
    [many] { $most } tokenów
   *[other] { $most } tokenu
 }; najpierw unieważnij któryś.
server-log-full = Przy tym stole zapisano już od ciebie tyle, ile może jedna osoba. Nadal możesz dograć do końca.
server-rated-people = Gry rankingowe są dla zarejestrowanych graczy, którzy grają sami.
server-rated-seats = W grze rankingowej każde miejsce ma własnego gracza, a boty nie biorą udziału.
server-rated-hints = W grze rankingowej nie ma podpowiedzi.
server-rated-clock = Grę rankingową rozgrywa się z zegarem.
server-no-hints = Przy tym stole gra się bez podpowiedzi.
server-needs-version = Ta gra toczy się według wersji { $version } zasad gry „{ $game }”, której tu nie zainstalowano. Można ją tylko oglądać.
server-older-away = Starszy serwer, na którym toczy się ta gra, nie odpowiada. Spróbuj za chwilę.
server-table-broken = Ta gra nie może toczyć się dalej: jej zapis jest uszkodzony. Administratorzy strony już o tym wiedzą. Nadal możesz przeczytać, co z niej zostało, pisać tu wiadomości i odejść.

server-stale = Gra tymczasem poszła dalej. Spójrz jeszcze raz.
server-not-your-turn = Teraz nie twoja kolej.
server-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
server-undo-nothing = Nie ma czego cofnąć.
server-undo-asked = Ktoś już prosi o cofnięcie.
server-undo-not-asked = Nikt nie czeka na twoją odpowiedź.
server-undo-revealed = W grze rankingowej nie można cofnąć tego, co już ujawniono.
server-not-away = Jesteś już przy stole.

server-no-message = Nie ma takiej wiadomości.
server-no-report = Nie ma zgłoszenia { $id }.
server-empty-text = Ta wiadomość jest pusta.
server-no-share = Ten link donikąd nie prowadzi.
server-private-review = Tę grę mogą przeglądać tylko ci, którzy w nią grali.
server-no-ply = Gra ma { $most ->
    [one] { $most } akcję
    [few] { $most } akcje
    [many] { $most } akcji
   *[other] { $most } akcji
 }, więc po akcji { $ply } nie ma żadnej pozycji.

server-push-turn = { $game }: twoja kolej.

server-secret-empty = Plik { $file } jest pusty, więc ciasteczka byłyby podpisywane kluczem, który zna każdy. Usuń go, a przy następnym uruchomieniu powstanie nowy tajny klucz.
server-database-old = Baza danych pochodzi z wersji Sunstone sprzed pierwszego wydania (krok { $found }) i nie da się jej już zaktualizować. Zacznij z nową.

backup-no-database = Pod { $url } nie ma bazy danych tej wersji. Najpierw uruchom raz serwer.
backup-exists = { $file } już istnieje i nie zostanie nadpisany.
backup-not-backup = { $file } nie jest kopią zapasową Sunstone albo brakuje w nim kawałka.
backup-bad-manifest = Spis zawartości w { $file } jest uszkodzony: brakuje { $field } albo jest tam błąd.
backup-other-tables = Spis zawartości w { $file } nie zgadza się z tabelami wersji, która zrobiła kopię. Brakujące lub nieznane: { $tables }.
backup-missing-part = W { $file } brakuje wierszy tabeli { $table }.
backup-damaged-part = Wiersze tabeli { $table } w { $file } są uszkodzone: nie zgadza się suma kontrolna.
backup-bad-row = Wiersz { $row } tabeli { $table } w { $file } nie jest wierszem tej tabeli.
backup-refused-rows = Baza danych odrzuca wiersze tabeli { $table } z { $file }: któryś występuje dwa razy albo odwołuje się do czegoś, czego brakuje.
backup-newer = Kopię zapasową zrobiła nowsza wersja Sunstone (jej baza jest na kroku { $found }).
backup-not-empty = Baza danych pod { $url } nie jest pusta. Przywróć kopię do nowej.
backup-other-revision = Bazę danych pod { $url } założyła inna wersja Sunstone niż ta, która zrobiła kopię. Przywróć kopię do nowej.
backup-failed = Tym razem bez kopii zapasowej: { $problem }

cli-help-serve = Udostępnia stół w przeglądarce temu komputerowi albo wszystkim.
cli-help-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
cli-help-serve-port = Port, na którym serwer nasłuchuje; 0 bierze dowolny wolny.
cli-help-serve-folder = Gdzie leży baza danych i tajny klucz serwera.
cli-help-serve-database = Baza danych, na przykład postgresql+asyncpg://user@host/name; bez tego plik w folderze.
cli-help-serve-channels = Redis, na przykład redis://host:6379, gdy stoły dzieli kilka procesów.
cli-help-serve-origin = Publiczny adres, na przykład https://play.example.org; można podać kilka razy.
cli-help-serve-proxy = Adres odwrotnego proxy, którego przekazanym adresom się wierzy; można podać kilka razy.
cli-help-serve-bots = Ile procesów myśli za boty; 0 zostawia to poleceniu „sunstone worker”.
cli-help-serve-open = Otworzyć przeglądarkę.
cli-help-serve-components = Plik elementów, z którym grane są nowe stoły, najwyżej jeden na grę; szukany jest też w folderze jako components/GRA.toml.
cli-help-serve-older = Adres starszej wersji tego serwera na tej samej bazie danych, na przykład http://127.0.0.1:8601; gry, które się tam zaczęły, są tam dokończone. Można podać kilka razy.
cli-help-worker = Pozwala botom myśleć za serwery, które dzielą bazę danych i Redis.
cli-help-backup = Zapisuje wszystko, co przechowuje serwer, w jednym pliku. W folderze plik dostaje nazwę od czasu.
cli-help-backup-every = Działać dalej i zapisywać w folderze kolejną kopię tak często: 30s, 15m, 1h lub 1d.
cli-help-backup-keep = Ile kopii zostawić w folderze; inaczej { $count }. Starsze są usuwane.
cli-help-restore = Wypełnia pustą bazę danych z kopii zapasowej.
cli-help-reports = Wypisuje zgłoszone wiadomości.
cli-help-reports-resolve = Oznacza zgłoszenie jako załatwione; można podać kilka razy.
cli-help-reports-all = Także te, które są załatwione.
cli-help-moderate = Ucisza i blokuje graczy oraz zamyka stoły.
cli-help-moderate-mute = Nie pozwala graczowi (imię albo id) pisać wiadomości.
cli-help-moderate-unmute = Znów pozwala graczowi pisać wiadomości.
cli-help-moderate-ban = Nie wpuszcza gracza (imię albo id): wylogowuje go wszędzie, boty grają dalej, a jego stoły sprzed rozpoczęcia gry zostają zamknięte.
cli-help-moderate-unban = Znów wpuszcza gracza.
cli-help-moderate-close = Zamyka stół, także w trakcie gry.
cli-help-moderate-list = Wypisuje, kto jest uciszony albo zablokowany.
serve-ready = Sunstone działa pod adresem { $address }
worker-ready = Boty są gotowe.
backup-written = { $count ->
    [one] { $count } wiersz zapisany
    [few] { $count } wiersze zapisane
    [many] { $count } wierszy zapisanych
   *[other] { $count } wiersza zapisane
 } w { $file }.
backup-restored = { $count ->
    [one] { $count } wiersz przywrócony
    [few] { $count } wiersze przywrócone
    [many] { $count } wierszy przywróconych
   *[other] { $count } wiersza przywrócone
 } z { $file }.
reports-line = { $id }  { $at }, stół { $table }
reports-said = { $name }: „{ $text }”
reports-reported = zgłasza { $name }: { $reason }
reports-resolved = załatwione
reports-none = Żadne zgłoszenie nie czeka.
reports-former-player = były gracz
moderate-line = { $id }  { $name }
moderate-muted = { $name } ({ $id }) nie może już pisać wiadomości.
moderate-unmuted = { $name } ({ $id }) znów może pisać wiadomości.
moderate-banned = { $name } ({ $id }) nie wejdzie już na stronę.
moderate-unbanned = { $name } ({ $id }) znów może wejść.
moderate-not-left = Tych stołów nie udało się opuścić: { $tables }
moderate-closed = Stół { $table } jest zamknięty.
moderate-muted-since = bez prawa pisania od { $at }
moderate-banned-since = blokada od { $at }
moderate-none = Nikt nie jest uciszony ani zablokowany.

server-no-box = Nie wpisano pudełka tej gry.
server-box-wrong = { $count ->
    [one] Twoje pudełko ma { $count } błąd; popraw go, zanim z nim zagrasz.
    [few] Twoje pudełko ma { $count } błędy; popraw je, zanim z nim zagrasz.
    [many] Twoje pudełko ma { $count } błędów; popraw je, zanim z nim zagrasz.
   *[other] Twoje pudełko ma { $count } błędu; popraw je, zanim z nim zagrasz.
 }
server-box-changed = Twoje pudełko zmieniono tymczasem gdzie indziej.
server-box-too-large = Twoje pudełka mogą zajmować łącznie { $most } kB.
server-box-private = Ta gra toczy się z czyimś własnym pudełkiem. Widzą ją tylko grający.
server-box-unreadable = To nie jest pudełko tej gry. { $problem }
server-rated-box = Gier rankingowych nie rozgrywa się z własnym pudełkiem.

# Co mówi o sobie odkaz tam, gdzie jest udostępniony.
preview-home = Sunstone: gry planszowe w przeglądarce
preview-home-about = Tzolk'in, Cóatl i Wieczna Zima, z przyjaciółmi albo przeciw botom. Bez konta i bez instalacji.
preview-rules = { $game }: zasady
preview-rules-about = Jak się gra: { $game }. Wszystkie zasady, z obrazkami i wyszukiwaniem.
preview-new = Zagraj: { $game }
preview-new-about = Otwórz stół do gry { $game }: z przyjaciółmi albo przeciw botom. Bez konta i bez instalacji.
preview-table = Stół do gry { $game }
preview-table-about = Usiądź albo popatrz, prosto w przeglądarce. Wystarczy imię.
preview-shared = { $game }: zakończona partia
preview-shared-about = Obejrzyj ją ruch po ruchu.
