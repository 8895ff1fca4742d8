import buttons from '../../form/buttons.module.css';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { useCurrentGame } from '../store/use-current-game.ts';
import { usePlayerNames } from '../use-player-names.ts';
import styles from './next-step.module.css';
import { warRoomWords } from './war-room-words.ts';

/** What comes next in a campaign, with the way to it. */
export function NextStep({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(warRoomWords);
  const language = useLanguage();
  const { scenario: called } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const game = useCurrentGame(open);
  const { stored, view, box } = open;
  const here = `#/campaigns/${stored.id}`;
  if (view.verdict !== null) {
    const finished = view.phase === 'finished';
    return (
      <section className={styles.next} aria-labelledby="next-step">
        <h2 id="next-step" className={styles.name}>
          {finished ? say.finished : say.over}
        </h2>
        <p className={styles.text}>{finished ? say.finishedText : say.overText}</p>
        <a href={`${here}/end`} className={buttons.primary}>
          {finished ? say.toDeck : say.toEnd}
        </a>
      </section>
    );
  }
  const isOpen = stored.opened >= view.scenario;
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <p className={styles.number}>{called(view.scenario)}</p>
      <h2 id="next-step" className={styles.name}>
        {isOpen ? box.campaign.scenarios[view.scenario - 1].name[language] : say.sealed}
      </h2>
      <p className={styles.text}>
        {say.goesFirst(nameOf(view.first))}{' '}
        {isOpen && view.phase === 'choice' && say.choose(nameOf(view.first))}{' '}
        {view.attempt > 1 && say.again(view.attempt)}
      </p>
      {game === null ? (
        <a href={`${here}/scenario/${view.scenario}`} className={buttons.primary}>
          {isOpen ? say.toScenario : say.open}
        </a>
      ) : (
        <>
          <p className={styles.text}>
            {say.standing(game.outcome.turn)} · {game.outcome.authority.join('\u00a0: ')}
          </p>
          <a href={`#/play/${game.id}`} className={buttons.primary}>
            {say.goOn}
          </a>
        </>
      )}
    </section>
  );
}
