import buttons from '../../form/buttons.module.css';
import { Choice } from '../../form/choice.tsx';
import { Panel } from '../../form/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { keyOf } from '../../match/box-key.ts';
import type { CampaignBox } from '../store/campaign-box.ts';
import { ourCampaignBoxes } from '../store/campaign-box-of.ts';
import { beginWords } from './begin-words.ts';
import styles from './box-panel.module.css';

interface BoxPanelProps {
  readonly boxes: readonly CampaignBox[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Which box the campaign is played with: ours, or that of a pack. */
export function BoxPanel({ boxes, value, onChange }: BoxPanelProps) {
  const say = useWords(beginWords);
  return (
    <Panel title={say.box}>
      {boxes.length > 1 && (
        <Choice
          label={say.box}
          hideLabel
          options={boxes.map((box) => ({
            value: keyOf(box),
            label: ourCampaignBoxes.includes(box)
              ? say.ourBox(box.name)
              : say.ownBox(box.name, box.version),
          }))}
          value={value}
          onChange={onChange}
        />
      )}
      <p className={styles.packs}>
        <span>{boxes.length > 1 ? say.morePacks : say.ownPack}</span>
        <a href="#/campaigns/packs" className={buttons.quiet}>
          {say.toPacks}
        </a>
      </p>
    </Panel>
  );
}
