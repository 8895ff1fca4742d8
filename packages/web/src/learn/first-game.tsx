import { newSeed } from '@openrealms/engine';
import { useState } from 'react';
import buttons from '../form/buttons.module.css';
import { playersAt } from '../home/seat-choice.ts';
import { useWords } from '../i18n/words.ts';
import type { Beginning } from '../match/beginning.ts';
import { beginMatch } from '../match/matches.ts';
import { GENTLEST_BOT } from '../opponents/character-names.ts';
import { useSettings } from '../settings/settings.ts';
import { learnWords } from './learn-words.ts';

/** One tap deals a whole game against the gentlest computer player. */
export function FirstGame({ label }: { readonly label: string }) {
  const say = useWords(learnWords);
  const playerName = useSettings((settings) => settings.playerName);
  const [state, setState] = useState<'ready' | 'dealing' | 'failed'>('ready');

  async function play(): Promise<void> {
    if (state === 'dealing') return;
    setState('dealing');
    const begun = await beginMatch(firstGame(playerName)).catch(() => null);
    if (begun?.ok === true) location.hash = `#/play/${begun.value}`;
    else setState('failed');
  }

  return (
    <>
      <button type="button" className={buttons.primary} onClick={() => void play()}>
        {state === 'dealing' ? say.dealing : label}
      </button>
      {state === 'failed' && <p role="alert">{say.failed}</p>}
    </>
  );
}

function firstGame(ownName: string): Beginning {
  return {
    start: { seed: newSeed(), boxes: ['core'], options: {} },
    players: playersAt(
      [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: GENTLEST_BOT },
      ],
      ownName,
    ),
    keep: true,
  };
}
