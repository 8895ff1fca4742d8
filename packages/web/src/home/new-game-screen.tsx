import { lazy, Suspense, useState } from 'react';
import { PageFrame } from '../app/page-frame.tsx';
import { FoldedPanel } from '../form/folded-panel.tsx';
import { Panel } from '../form/panel.tsx';
import { StartBar } from '../form/start-bar.tsx';
import { TextInput } from '../form/text-input.tsx';
import { formatWords } from '../formats/format-words.ts';
import { useWords } from '../i18n/words.ts';
import { ruleHref } from '../rules/outline.ts';
import { useSettings } from '../settings/settings.ts';
import { BoxChoice } from './box-choice.tsx';
import { BoxWarnings } from './box-warnings.tsx';
import { FormatChoice } from './format-choice.tsx';
import { FORMAT_RULES } from './format-rules.ts';
import styles from './new-game-screen.module.css';
import { newGameWords } from './new-game-words.ts';
import { OptionChoice } from './option-choice.tsx';
import { PersonalDeckChoice } from './personal-deck-choice.tsx';
import { chosenDecks, seatsWithDecks } from './personal-decks.ts';
import { PlayerChoice } from './player-choice.tsx';
import { labelWords, playerLabels } from './player-label.ts';
import { playersAt } from './seat-choice.ts';
import { useNewGame } from './use-new-game.ts';
import { useNewGameChoice } from './use-new-game-choice.ts';

// Few have finished a campaign.
const DeckChoice = lazy(async () => ({
  default: (await import('../campaign/deck/deck-choice.tsx')).DeckChoice,
}));
const DeckWarnings = lazy(async () => ({
  default: (await import('../campaign/deck/deck-warnings.tsx')).DeckWarnings,
}));

export function NewGameScreen() {
  const say = useWords(newGameWords);
  const { formats } = useWords(formatWords);
  const labels = useWords(labelWords);
  const { format, seats, boxes, deck, decks, options, change } = useNewGameChoice();
  const ownName = useSettings((settings) => settings.playerName);
  const [seed, setSeed] = useState('');
  const [position, setPosition] = useState('');
  const [advanced, setAdvanced] = useState(false);
  const game = useNewGame();
  const players = playersAt(seats, ownName);
  const names = playerLabels(players, labels);
  const fromPosition = position.trim() !== '';
  const table = { format, seats, boxes, deck };

  return (
    <PageFrame title={say.title}>
      <form
        className={styles.form}
        data-table={seats.length === 2 ? 'small' : 'large'}
        onSubmit={(event) => {
          event.preventDefault();
          // What goes wrong with a position is said in there.
          setAdvanced(advanced || fromPosition);
          void game.start({
            format,
            players,
            boxes,
            deck,
            ...chosenDecks({ ...table, decks }),
            options,
            seed,
            position,
          });
        }}
      >
        <Panel title={say.format}>
          <FormatChoice
            value={format}
            seats={seats.length}
            onChange={(chosen) => change({ format: chosen })}
          />
          <div className={styles.links}>
            <a href={ruleHref(FORMAT_RULES[format])} className={styles.rules}>
              {say.formatRules(formats[format].name)}
            </a>
            <a href="#/challenges" className={styles.rules}>
              {say.challenges}
            </a>
          </div>
        </Panel>
        <Panel title={say.players}>
          <PlayerChoice
            format={format}
            seats={seats}
            names={names}
            onChange={(changed) => change({ seats: changed })}
          />
        </Panel>
        <Panel title={say.boxes}>
          <Suspense fallback={null}>
            <DeckChoice value={deck} onChange={(chosen) => change({ deck: chosen })} />
          </Suspense>
          <BoxChoice
            value={boxes}
            mayBeNone={deck !== null}
            copies={seats.length > 4}
            onChange={(changed) => change({ boxes: changed })}
          />
          {deck === null ? (
            <BoxWarnings
              boxes={boxes}
              seats={seats.length}
              onChange={(changed) => change({ boxes: changed })}
            />
          ) : (
            <Suspense fallback={null}>
              <DeckWarnings deck={deck} boxes={boxes} seats={seats.length} />
            </Suspense>
          )}
          <PersonalDeckChoice
            value={decks}
            seats={seatsWithDecks(table)}
            names={names}
            onChange={(changed) => change({ decks: changed })}
          />
        </Panel>
        <Panel title={say.options}>
          <OptionChoice
            value={options}
            format={format}
            names={names}
            onChange={(changed) => change({ options: changed })}
          />
        </Panel>
        <FoldedPanel title={say.advanced} open={advanced} onToggle={setAdvanced}>
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
        </FoldedPanel>
        <StartBar
          trouble={game.trouble?.of === 'game' ? game.trouble.text : null}
          disabled={boxes.length === 0 && deck === null && !fromPosition}
        >
          {game.starting ? say.starting : say.start}
        </StartBar>
      </form>
    </PageFrame>
  );
}
