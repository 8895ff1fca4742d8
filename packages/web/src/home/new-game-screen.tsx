import { useState } from 'react';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { Choice } from '../form/choice.tsx';
import { choosable } from '../form/choosable.ts';
import field from '../form/field.module.css';
import { Panel } from '../form/panel.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useWords } from '../i18n/words.ts';
import { useSettings } from '../settings/settings.ts';
import { BoxChoice } from './box-choice.tsx';
import { useNewGameChoice } from './new-game-choice.ts';
import styles from './new-game-screen.module.css';
import { newGameWords } from './new-game-words.ts';
import { OptionChoice } from './option-choice.tsx';
import { labelWords, playerLabels } from './player-label.ts';
import { modeOf, playersAt, seatsFor } from './seat-choice.ts';
import { SeatRow } from './seat-row.tsx';
import { useNewGame } from './use-new-game.ts';

export function NewGameScreen() {
  const say = useWords(newGameWords);
  const labels = useWords(labelWords);
  const { seats, boxes, options, change } = useNewGameChoice();
  const ownName = useSettings((settings) => settings.playerName);
  const [seed, setSeed] = useState('');
  const [position, setPosition] = useState('');
  const [advanced, setAdvanced] = useState(false);
  const game = useNewGame();
  const mode = modeOf(seats);
  const players = playersAt(seats, ownName);
  const names = playerLabels(players, labels);
  const fromPosition = position.trim() !== '';

  return (
    <PageFrame title={say.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // What goes wrong with a position is said in there.
          setAdvanced(advanced || fromPosition);
          void game.start({ players, boxes, options, seed, position });
        }}
      >
        <Panel title={say.players}>
          <Choice
            label={say.mode}
            hint={say.modeHints[mode]}
            options={choosable(say.modes)}
            value={mode}
            onChange={(chosen) => change({ seats: seatsFor(chosen, seats) })}
          />
          <ul className={styles.seats}>
            {seats.map((seat, i) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: A seat is its number.
                key={i}
                number={i + 1}
                seat={seat}
                label={names[i]}
                onChange={(changed) => change({ seats: seats.with(i, changed) })}
              />
            ))}
          </ul>
        </Panel>
        <Panel title={say.options}>
          <OptionChoice
            value={options}
            names={names}
            onChange={(changed) => change({ options: changed })}
          />
        </Panel>
        <Panel title={say.boxes}>
          <BoxChoice value={boxes} onChange={(changed) => change({ boxes: changed })} />
        </Panel>
        <details
          className={styles.advanced}
          open={advanced}
          onToggle={(event) => setAdvanced(event.currentTarget.open)}
        >
          <summary className={styles.summary}>{say.advanced}</summary>
          <div className={styles.fields}>
            <TextInput
              label={say.seed}
              hint={say.seedHint}
              placeholder={say.seedPlaceholder}
              value={seed}
              onChange={setSeed}
            />
            <TextInput
              tall
              label={say.position}
              hint={say.positionHint}
              error={game.trouble?.of === 'position' ? game.trouble.text : undefined}
              value={position}
              onChange={setPosition}
            />
          </div>
        </details>
        <div className={styles.start}>
          {game.trouble?.of === 'game' && (
            <p role="alert" className={field.error}>
              {game.trouble.text}
            </p>
          )}
          <button
            type="submit"
            className={`${buttons.primary} ${styles.button}`}
            disabled={boxes.length === 0 && !fromPosition}
          >
            {game.starting ? say.starting : say.start}
          </button>
        </div>
      </form>
    </PageFrame>
  );
}
