// What a sacred stone counts, as a sign of the board.

const SIGN: Record<string, string> = {
  camp_terrains: "camp",
  ground_megaliths: "megalith",
  megalith_boards: "plan",
  buried: "bury",
  tower_megaliths: "slant",
  idol_levels: "idol",
  used_species: "use_animal",
  used_animals: "use_animal",
  used_pairs: "use_animal",
  settlements: "settlement",
}

export const stoneSign = (score: string): string => SIGN[score] ?? "stone"
