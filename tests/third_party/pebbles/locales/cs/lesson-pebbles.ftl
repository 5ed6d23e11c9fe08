# První hra Oblázků s průvodcem, krok za krokem.
lesson-pebbles-welcome = Vítej! Na hromádce leží oblázky, je jich { $heap }, a kdo vezme poslední, má pět bodů. Tvoje karta má na konci hodnotu { $card }; ostatní ji nevidí.
lesson-pebbles-take = Když jsi na tahu, vezmi jeden, dva nebo tři oblázky. Vezmi tři: zbude jich dvanáct.
lesson-pebbles-fours = Soupeř vzal dva, zbývá jich { $heap }. Zapamatuj si jedno: nechávej čtyři, osm nebo dvanáct. Ať pak soupeř vezme cokoli, můžeš se k takovému číslu vrátit. Vezmi dva.
lesson-pebbles-swap = Chytré: soupeř vyměnil kartu, takže zbývá { $heap } oblázků a jsi na tahu. Jednou za hru smíš totéž. Vyměň kartu i ty.
lesson-pebbles-card = Tvoje nová karta má hodnotu { $card }, to je mnohem lepší. A soupeř musel brát: zbývá jich { $heap }. Vezmi tři, ať zůstanou čtyři.
lesson-pebbles-done = Zbývají { $heap }: vezmi je všechny a poslední oblázek je tvůj. Teď už víš všechno. Dohraj tuto hru, nebo otevři vlastní stůl.
