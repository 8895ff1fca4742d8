import { useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { problemText } from '../../games/problem-text.ts';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { campaigns } from '../store/campaign-store.ts';
import { forked } from '../store/other-campaigns.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import styles from './manage-panel.module.css';
import { manageWords } from './manage-words.ts';

/** Makes another campaign that was the same up to a scenario, and goes to it. */
export function ForkForm({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(manageWords);
  const language = useLanguage();
  const fail = useFailure();
  const { stored, box, view } = open;
  const won = view.scenarios.filter(({ status }) => status === 'won');
  const [from, setFrom] = useState(won.length);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function make(): Promise<void> {
    const fork = forked(stored, box, from, say.forkName(from));
    if (!fork.ok) return setTrouble(say.forkFailed(problemText(fork.problem, language)));
    await campaigns.put(fork.value);
    location.hash = `#/campaigns/${fork.value.id}`;
  }

  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        make().catch(fail);
      }}
    >
      <h3 className={field.label}>{say.fork}</h3>
      <p className={field.hint}>{say.forkHint}</p>
      <label className={field.field}>
        <span className={field.label}>{say.forkFrom}</span>
        <select
          className={field.input}
          value={from}
          onChange={(event) => setFrom(Number(event.target.value))}
        >
          <option value={0}>{say.forkStart}</option>
          {won.map(({ number }) => (
            <option key={number} value={number}>
              {say.forkAfter(number, box.campaign.scenarios[number - 1].name[language])}
            </option>
          ))}
        </select>
      </label>
      {trouble !== null && (
        <p role="alert" className={field.error}>
          {trouble}
        </p>
      )}
      <button type="submit" className={buttons.plain}>
        {say.forkDo}
      </button>
    </form>
  );
}
