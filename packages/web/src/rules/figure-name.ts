/** The small drawings that stand beside a clause. */
export type FigureName =
  | 'resources'
  | 'factions'
  | 'card-anatomy'
  | 'deck-cycle'
  | 'phases'
  | 'outpost-wall'
  | 'ally-pair';
