# Eerste partijen met uitleg: de bot die volgens het script speelt.
bot-teacher = Leraar
