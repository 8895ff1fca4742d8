import { type CampaignView, type CardId, upgradeAfterwards } from '@openrealms/engine';
import { useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import buttons from '../../form/buttons.module.css';
import { Choice } from '../../form/choice.tsx';
import field from '../../form/field.module.css';
import { useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { changed } from '../store/changed.ts';
import { upgradedToTheEnd } from '../store/decided-by-bots.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { endWords } from './end-words.ts';
import styles from './last-upgrades.module.css';
import { UpgradeOptions } from './upgrade-options.tsx';

interface LastUpgradesProps {
  readonly open: OpenCampaign;
  readonly upgrading: NonNullable<CampaignView['upgrading']>;
}

/** After the war, by turns: another card is won over until each side has its twenty. */
export function LastUpgrades({ open, upgrading }: LastUpgradesProps) {
  const say = useWords(endWords);
  const book = useBook();
  const nameOf = usePlayerNames(open);
  const fail = useFailure();
  const { stored, box, view, keep } = open;
  const { side, options } = upgrading;
  // The last of each side, if they are the last steps of the campaign.
  const recent = stored.campaign.log
    .slice(-2)
    .flatMap((step) => (step.kind === 'upgrade' ? [book.card(step.card)] : []));
  const sheets = [...new Set(options.map((id) => book.card(id).upgrade?.sheet ?? 1))].sort();
  const [wanted, setWanted] = useState(sheets[0]);
  const sheet = sheets.includes(wanted) ? wanted : sheets[0];

  async function upgrade(card: CardId): Promise<void> {
    const next = upgradeAfterwards(stored.campaign, box, card);
    if (!next.ok) throw new Error(next.problem.why);
    await keep(changed(stored, { campaign: next.value }));
  }

  return (
    <section className={styles.upgrades} aria-labelledby="last-upgrades">
      <h2 id="last-upgrades">{say.upgrades}</h2>
      <p className={field.hint}>{say.upgradesText}</p>
      <p role="status" className={styles.message}>
        {recent
          .map(({ id, upgrade }) => say.done(nameOf(upgrade?.side ?? side), book.name(id)))
          .join(' ')}
      </p>
      <h3 className={styles.turn}>
        <FactionSymbol faction={side} /> {say.turnOf(nameOf(side))}{' '}
        <small>{say.left(view.vaults[side].upgradesMissing)}</small>
      </h3>
      <Choice
        label={say.sheet}
        options={sheets.map((number) => ({ value: `${number}`, label: `${number}` }))}
        value={`${sheet}`}
        onChange={(number) => setWanted(sheets.find((each) => `${each}` === number) ?? sheets[0])}
      />
      <UpgradeOptions
        options={options.filter((id) => book.card(id).upgrade?.sheet === sheet)}
        onChoose={(card) => void upgrade(card).catch(fail)}
      />
      <div className={styles.rest}>
        <button
          type="button"
          className={buttons.plain}
          onClick={() =>
            void keep(changed(stored, { campaign: upgradedToTheEnd(stored.campaign, box) })).catch(
              fail,
            )
          }
        >
          {say.rest}
        </button>
        <p className={field.hint}>{say.restHint}</p>
      </div>
    </section>
  );
}
