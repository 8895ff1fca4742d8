import { SIDES } from '@openrealms/engine';
import { useState } from 'react';
import buttons from '../../form/buttons.module.css';
import { StartBar } from '../../form/start-bar.tsx';
import { problemText } from '../../games/problem-text.ts';
import { newGameWords } from '../../home/new-game-words.ts';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { SheetCard } from '../sheet/sheet-card.tsx';
import { beginScenario } from '../store/begin-scenario.ts';
import { envelopeOf } from '../store/envelopes.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { useCurrentGame } from '../store/use-current-game.ts';
import { VictoryCardFace } from '../victory/victory-card-face.tsx';
import { envelopeWords } from './envelope-words.ts';
import { OptionChoice } from './option-choice.tsx';
import styles from './scenario-briefing.module.css';
import { ScenarioCard } from './scenario-card.tsx';

/** What was in the envelope of the current scenario, up to the game. */
export function ScenarioBriefing({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(envelopeWords);
  const { failed } = useWords(newGameWords);
  const language = useLanguage();
  const { stored, box, view, keep } = open;
  const { scenario: number } = view;
  const game = useCurrentGame(open);
  const [dealing, setDealing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sheets = box.campaign.sheets.filter((sheet) => sheet.number === number);
  const cards = view.openVictoryCards.filter(({ card }) => envelopeOf(card) === number);

  async function play(): Promise<void> {
    if (dealing) return;
    setDealing(true);
    setTrouble(null);
    const begun = await beginScenario(stored, box).catch(() => null);
    if (begun?.ok === true) {
      await keep(begun.value.stored);
      location.hash = `#/play/${begun.value.game}`;
      return;
    }
    setDealing(false);
    setTrouble(begun === null ? failed : problemText(begun.problem, language));
  }

  return (
    <form
      className={styles.briefing}
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <div className={styles.card}>
        <ScenarioCard open={open} number={number} />
        {view.phase === 'choice' && <OptionChoice open={open} />}
      </div>
      {sheets.length > 0 && (
        <section className={styles.sheets} aria-labelledby="new-sheets">
          <h2 id="new-sheets">{say.newSheets}</h2>
          <p>
            {say.sheetsHint} <b>{say.political(number)}</b>
          </p>
          <div className={styles.pair}>
            {SIDES.map((side) => {
              const sheet = sheets.find((each) => each.side === side);
              const used = view.sheets.find((each) => each.side === side && each.number === number);
              return (
                sheet !== undefined && (
                  <SheetCard
                    key={side}
                    sheet={sheet}
                    used={used?.rows.map((row) => row.used) ?? []}
                  />
                )
              );
            })}
          </div>
        </section>
      )}
      {cards.length > 0 && (
        <section className={styles.cards} aria-labelledby="new-cards">
          <h2 id="new-cards">{say.newCards}</h2>
          <ul>
            {cards.map(({ card }) => (
              <li key={card.id}>
                <VictoryCardFace card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.start}>
        {game === null ? (
          <StartBar trouble={trouble} disabled={view.phase !== 'game'}>
            {dealing ? say.dealing : say.play}
          </StartBar>
        ) : (
          <a href={`#/play/${game.id}`} className={buttons.primary}>
            {say.goOn}
          </a>
        )}
      </div>
    </form>
  );
}
