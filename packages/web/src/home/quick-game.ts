import { newSeed } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import { DEFAULT_BOT } from './bot-characters.ts';
import { playersAt } from './seat-choice.ts';

/** The game behind the big button: a duel with the core set against the best computer player there is. */
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
