import { type Words, words } from '../i18n/words.ts';
import type { Player } from '../match/match.ts';

interface LabelWords {
  readonly you: string;
  readonly player: (number: number) => string;
}

export const labelWords: Words<LabelWords> = words<LabelWords>(
  { you: 'You', player: (number) => `Player ${number}` },
  { you: 'Vous', player: (number) => `Joueur ${number}` },
);

/** What to call the players of a game, by seat: whoever has no name is "You" if alone against computers. */
export function playerLabels(players: readonly Player[], say: LabelWords): readonly string[] {
  const people = players.filter(({ kind }) => kind === 'person').length;
  return players.map(({ kind, name }, seat) => {
    if (name.trim() !== '') return name;
    return kind === 'person' && people === 1 ? say.you : say.player(seat + 1);
  });
}
