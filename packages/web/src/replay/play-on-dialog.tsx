import type { BotName } from '@openrealms/bots';
import type { Replay, Seat, Viewer } from '@openrealms/engine';
import { useState } from 'react';
import { DialogFrame } from '../app/dialog-frame.tsx';
import buttons from '../form/buttons.module.css';
import { Choice } from '../form/choice.tsx';
import { problemText } from '../games/problem-text.ts';
import { playersAt, type SeatChoice } from '../home/seat-choice.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { Start } from '../match/match.ts';
import { beginMatch } from '../match/matches.ts';
import { BotChoice } from '../opponents/bot-choice.tsx';
import { DEFAULT_BOT } from '../opponents/character-names.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './play-on-dialog.module.css';
import { playOnWords } from './play-on-words.ts';

/** Asks who is to play a game that begins in the middle of another, and begins it. */
export function PlayOnDialog(props: {
  readonly start: Start;
  readonly replay: Pick<Replay, 'moves'>;
  readonly move: number;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly onClose: () => void;
}) {
  const { start, replay, move, names, viewer, onClose } = props;
  const say = useWords(playOnWords);
  const language = useLanguage();
  const ownName = useSettings((settings) => settings.playerName);
  const [who, setWho] = useState<'against' | 'people'>('against');
  const [seat, setSeat] = useState<Seat>(viewer === 'spectator' ? 0 : viewer);
  const [bot, setBot] = useState<BotName>(DEFAULT_BOT);
  const [trouble, setTrouble] = useState('');

  const begin = async (): Promise<void> => {
    const seats = names.map((name, each): SeatChoice => {
      if (who === 'people') return { kind: 'person', name };
      return each === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot };
    });
    const begun = await beginMatch({
      start,
      players: playersAt(seats, ownName),
      moves: replay.moves.slice(0, move).map(({ seat: by, command }) => ({ seat: by, command })),
      keep: true,
    }).catch(() => null);
    if (begun === null) setTrouble(say.cannot);
    else if (begun.ok) location.hash = `#/play/${begun.value}`;
    else setTrouble(`${say.cannot} ${problemText(begun.problem, language)}`);
  };

  return (
    <DialogFrame title={say.title} onClose={onClose}>
      <div className={styles.form}>
        <p>{say.what(move)}</p>
        <Choice
          label={say.who}
          options={[
            { value: 'against', label: say.against },
            { value: 'people', label: say.people },
          ]}
          value={who}
          onChange={setWho}
        />
        {who === 'against' && (
          <>
            <Choice
              label={say.seat}
              options={names.map((name, each) => ({ value: String(each), label: name }))}
              value={String(seat)}
              onChange={(chosen) => setSeat(Number(chosen))}
            />
            <BotChoice label={say.opponent} value={bot} onChange={setBot} />
          </>
        )}
        <button type="button" className={buttons.primary} onClick={() => void begin()}>
          {say.begin}
        </button>
        <p role="status">{trouble}</p>
      </div>
    </DialogFrame>
  );
}
