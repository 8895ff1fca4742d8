/** The small drawings that stand beside a clause. */
export type FigureName =
  | 'resources'
  | 'factions'
  | 'card-anatomy'
  | 'deck-cycle'
  | 'phases'
  | 'outpost-wall'
  | 'ally-pair'
  | FormatFigureName;

/** Tables of more than two, seen from above. */
export type FormatFigureName =
  | 'free-for-all-table'
  | 'hunter-table'
  | 'first-blood-table'
  | 'hydra-table'
  | 'emperor-table'
  | 'raid-table';
