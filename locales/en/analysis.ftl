# The analysis of a recorded game (`sunstone analyse`, and the review in the browser).

cli-help-analyse = Show what a search thinks of a recorded game: everybody's chances, better choices, the turning points.
cli-help-analyse-simulations = Simulations for each decision; more take longer and see more.
cli-help-analyse-out = Write an HTML page with a chart and every decision to this file.
progress-decisions = Decisions
record-nothing-played = Nothing has been played in this record yet.
analysis-title = Analysis: { $game }
analysis-summary = { $game }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, looked at with { $simulations ->
    [one] one simulation
   *[other] { $simulations } simulations
} each.
analysis-points = Turning points
analysis-no-points = No single turn decided this game.
analysis-point-slip = Move { $ply }, { $name }: “{ $played }” left a chance of { $chance }. Better was “{ $better }”: { $best }.
analysis-point-gain = Move { $ply }, { $name }: a strong turn, begun with “{ $played }”. By the next one the chance has risen from { $before } to { $after }.
analysis-point-luck = Move { $ply }, { $name }: “{ $played }” was well chosen, but by the next turn the chance has fallen from { $before } to { $after }.
analysis-plot = Chances of winning
analysis-axis = moves
analysis-method = Chances are estimated by a search that sees only what the player could see and assumes that everyone goes on playing sensibly.
analysis-seats = How well everyone chose
analysis-seats-note = Best choices are those that lost next to nothing. The loss is the mean over all decisions.
analysis-seat = Player
analysis-decisions = Decisions
analysis-best = Best choices
analysis-lost = Lost
analysis-all = All decisions
analysis-ply = Move
analysis-played = Played
analysis-better = Better
analysis-chance-then = Chance then
