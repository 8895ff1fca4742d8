import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { campaignWords } from './campaign-words.ts';
import styles from './missing.module.css';
import type { NeededPack } from './store/needed-pack.ts';

/** The address of a campaign whose pack is not here. */
export function MissingPack({ pack }: { readonly pack: NeededPack }) {
  const say = useWords(campaignWords);
  return (
    <PageFrame title={say.noPack}>
      <p className={styles.text}>
        {say.noPackText(say.packCalled(pack.name, pack.id, pack.version))}
      </p>
      <a href="#/campaigns/packs" className={buttons.primary}>
        {say.toPacks}
      </a>
    </PageFrame>
  );
}
