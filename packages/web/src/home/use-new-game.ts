import type { Result } from '@openrealms/engine';
import { useState } from 'react';
import { problemText } from '../games/problem-text.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { Player, Start } from '../match/match.ts';
import { beginMatch } from '../match/matches.ts';
import { newGameWords } from './new-game-words.ts';
import { type StartChoice, startOf } from './start-of.ts';

interface NewGame extends Omit<StartChoice, 'seats'> {
  readonly players: readonly Player[];
  /** The campaign whose trade deck is played with. */
  readonly deck: string | null;
}

interface Trouble {
  /** The field it stands beside. */
  readonly of: 'position' | 'game';
  readonly text: string;
}

/** The cards of a finished campaign are loaded when they are played with. */
async function withDeck(start: Start, deck: string | null): Promise<Result<Start>> {
  if (deck === null || 'position' in start) return { ok: true, value: start };
  return (await import('../campaign/deck/deck-start.ts')).deckStart(start, deck);
}

/** Deals the game that was put together and opens its table, or says why it cannot. */
export function useNewGame() {
  const language = useLanguage();
  const { failed } = useWords(newGameWords);
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function start({ players, deck, ...game }: NewGame): Promise<void> {
    if (starting) return;
    setStarting(true);
    setTrouble(null);
    const from = startOf({ ...game, seats: players.length });
    const start = await withDeck(from, deck).catch(() => null);
    const begun =
      start === null || !start.ok
        ? start
        : await beginMatch({ start: start.value, players, keep: true }).catch(() => null);
    setStarting(false);
    if (begun?.ok === true) {
      location.hash = `#/play/${begun.value}`;
      return;
    }
    setTrouble({
      of: 'position' in from ? 'position' : 'game',
      text: begun === null ? failed : problemText(begun.problem, language),
    });
  }

  return { start, starting, trouble };
}
