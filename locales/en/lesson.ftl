# Guided first games: the bot that plays by their script.
bot-teacher = Teacher
