import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { campaignWords } from './campaign-words.ts';
import styles from './missing.module.css';

/** The address of a campaign that this browser does not have. */
export function Missing() {
  const say = useWords(campaignWords);
  return (
    <PageFrame title={say.missing}>
      <p className={styles.text}>{say.missingText}</p>
      <a href="#/campaigns" className={buttons.primary}>
        {say.all}
      </a>
    </PageFrame>
  );
}
