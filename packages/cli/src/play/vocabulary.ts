/** Other words for a command: its letter, and what a French player would say. */
const ALIASES: Readonly<Record<string, string>> = {
  p: 'play',
  jouer: 'play',
  b: 'buy',
  acheter: 'buy',
  ameliorer: 'upgrade',
  up: 'upgrade',
  utiliser: 'use',
  s: 'scrap',
  retirer: 'scrap',
  a: 'attack',
  attaquer: 'attack',
  donner: 'give',
  passer: 'pass',
  qui: 'who',
  sheet: 'sheets',
  planches: 'sheets',
  planche: 'sheets',
  stickers: 'sheets',
  autocollants: 'sheets',
  rule: 'scenario',
  regle: 'scenario',
  i: 'inspect',
  montrer: 'inspect',
  u: 'undo',
  annuler: 'undo',
  e: 'end',
  finir: 'end',
  tout: 'all',
  '?': 'help',
  aide: 'help',
  look: 'board',
  table: 'board',
  main: 'hand',
  ligne: 'row',
  moi: 'me',
  adversaire: 'opponent',
  foe: 'opponent',
  journal: 'log',
  abandonner: 'concede',
  q: 'quit',
  quitter: 'quit',
};

/** The first word of a line as the commands are named here, and the rest of it. */
export function commandWords(input: string): readonly [word: string, rest: string] {
  // The board shows keys like b2, so they work without a space, too.
  const [first, ...others] = input.replace(/^([abipsu])(\d+|x)(?= |$)/, '$1 $2').split(' ');
  return [Object.hasOwn(ALIASES, first) ? ALIASES[first] : first, others.join(' ')];
}
