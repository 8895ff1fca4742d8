import { namesForWatching } from '@openrealms/narrator';
import { useMemo } from 'react';
import { labelWords } from '../home/player-label.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { RecordedMatch } from './use-recorded-match.ts';

/** What to call everybody in a recorded game, by seat. */
export function useNames({ replay, recording }: RecordedMatch): readonly string[] {
  const language = useLanguage();
  const { bosses } = useWords(labelWords);
  return useMemo(() => {
    const { players } = recording;
    const names = namesForWatching(replay.players, players.length, language);
    return players.map((player, seat) =>
      player.kind === 'boss' ? bosses[player.boss] : names[seat],
    );
  }, [replay, recording, language, bosses]);
}
