# Guided first games: the bot that plays by their script.
level-teacher = teacher
