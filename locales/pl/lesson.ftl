# Pierwsze partie z przewodnikiem: bot, który gra według ich scenariusza.
level-teacher = nauczyciel
