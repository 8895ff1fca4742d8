import { newSeed } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import { DEFAULT_BOT } from '../opponents/character-names.ts';
import { playersAt } from './seat-choice.ts';

/** The game behind the big button: a duel with the core set against a computer player of a middle level. */
export function quickGame(ownName: string): Beginning {
  return {
    start: { seed: newSeed(), boxes: ['core'], options: {} },
    players: playersAt(
      [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: DEFAULT_BOT },
      ],
      ownName,
    ),
    keep: true,
  };
}
