# Pierwsza gra w Kamyki z przewodnikiem, krok po kroku.
lesson-pebbles-welcome = Witaj! Na stosie leżą kamyki, jest ich { $heap }, a kto weźmie ostatni, ma pięć punktów. Twoja karta jest na koniec warta { $card }; inni jej nie widzą.
lesson-pebbles-take = W swojej turze bierzesz jeden, dwa albo trzy kamyki. Weź trzy: zostanie dwanaście.
lesson-pebbles-fours = Rywal wziął dwa, zostało ich { $heap }. Zapamiętaj jedno: zostawiaj cztery, osiem albo dwanaście. Cokolwiek weźmie rywal, możesz wrócić do takiej liczby. Weź dwa.
lesson-pebbles-swap = Sprytnie: rywal wymienił kartę, więc zostało { $heap } kamyków, a tura jest twoja. Raz w grze wolno ci to samo. Wymień i ty kartę.
lesson-pebbles-card = Twoja nowa karta jest warta { $card }, to dużo lepiej. A rywal musiał brać: zostało ich { $heap }. Weź trzy, żeby zostały cztery.
lesson-pebbles-done = Zostały { $heap }: weź je wszystkie, a ostatni kamyk będzie twój. Teraz wiesz już wszystko. Dokończ tę grę albo otwórz własny stół.
