# První partie s průvodcem: bot, který hraje podle jejího scénáře.
bot-teacher = Učitel
