# Pierwsze partie z przewodnikiem: bot, który gra według ich scenariusza.
bot-teacher = Nauczyciel
