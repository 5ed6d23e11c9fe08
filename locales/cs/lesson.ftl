# První partie s průvodcem: bot, který hraje podle jejího scénáře.
level-teacher = učitel
