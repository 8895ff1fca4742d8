import { chooseOption } from '@openrealms/engine';
import { scenarioRuleText } from '@openrealms/narrator';
import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { changed } from '../store/changed.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { envelopeWords } from './envelope-words.ts';
import styles from './option-choice.module.css';

/** What the player who goes first chooses one of before the game. */
export function OptionChoice({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(envelopeWords);
  const language = useLanguage();
  const book = useBook();
  const nameOf = usePlayerNames(open);
  const fail = useFailure();
  const { stored, box, view, keep } = open;

  async function choose(option: string): Promise<void> {
    const next = chooseOption(stored.campaign, box, option);
    if (!next.ok) throw new Error(next.problem.why);
    await keep(changed(stored, { campaign: next.value }));
  }

  return (
    <section className={styles.choice} aria-labelledby="option-choice">
      <h3 id="option-choice">{say.choice(nameOf(view.first))}</h3>
      <ul className={styles.options}>
        {view.options.map(({ id, name, rules }) => (
          <li key={id} className={styles.option}>
            <h4 id={`option-${id}`}>{name[language]}</h4>
            {rules.map((rule) => {
              const text = scenarioRuleText(rule, book);
              return <p key={text}>{text}</p>;
            })}
            <button
              type="button"
              className={buttons.primary}
              aria-describedby={`option-${id}`}
              onClick={() => void choose(id).catch(fail)}
            >
              {say.choose}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
