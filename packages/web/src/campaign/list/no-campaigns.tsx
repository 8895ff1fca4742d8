import { SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import buttons from '../../form/buttons.module.css';
import { useWords } from '../../i18n/words.ts';
import { listWords } from './list-words.ts';
import styles from './no-campaigns.module.css';

/** What stands where campaigns would be listed: an invitation. */
export function NoCampaigns() {
  const say = useWords(listWords);
  return (
    <div className={styles.empty}>
      <div className={styles.picture} aria-hidden="true">
        {SIDES.map((side) => (
          <span key={side} data-side={side}>
            <FactionSymbol faction={side} />
          </span>
        ))}
      </div>
      <h2 className={styles.title}>{say.emptyTitle}</h2>
      <p className={styles.words}>{say.empty}</p>
      <a href="#/campaigns/new" className={buttons.primary}>
        {say.begin}
      </a>
    </div>
  );
}
