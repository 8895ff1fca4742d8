import { useState } from 'react';
import { PageFrame } from '../../app/page-frame.tsx';
import { Choice } from '../../form/choice.tsx';
import { choosable } from '../../form/choosable.ts';
import { FoldedPanel } from '../../form/folded-panel.tsx';
import { Panel } from '../../form/panel.tsx';
import { StartBar } from '../../form/start-bar.tsx';
import { TextInput } from '../../form/text-input.tsx';
import { modeOf, playersAt, type SeatChoice, seatsFor } from '../../home/seat-choice.ts';
import { useWords } from '../../i18n/words.ts';
import { keyOf } from '../../match/box-key.ts';
import { DEFAULT_BOT } from '../../opponents/character-names.ts';
import { useSettings } from '../../settings/settings.ts';
import { campaignWords } from '../campaign-words.ts';
import { campaigns } from '../store/campaign-store.ts';
import { startedCampaign } from '../store/new-campaign.ts';
import { useCampaignBoxes } from '../store/use-campaign-boxes.ts';
import styles from './begin-screen.module.css';
import { beginWords } from './begin-words.ts';
import { BoxPanel } from './box-panel.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { type Wishes, WishPanel } from './wish-panel.tsx';

const SEATS: readonly SeatChoice[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', bot: DEFAULT_BOT },
];

interface BeginScreenProps {
  /** The key of the box that is proposed. */
  readonly box: string | undefined;
}

/** Who plays a new campaign, who would like which side, and with which box. */
export function BeginScreen({ box: proposed }: BeginScreenProps) {
  const say = useWords(beginWords);
  const { saveFailed } = useWords(campaignWords);
  const ownName = useSettings((settings) => settings.playerName);
  const [seats, setSeats] = useState(SEATS);
  const [wishes, setWishes] = useState<Wishes>(['star-empire', 'trade-federation']);
  const boxes = useCampaignBoxes();
  const [key, setKey] = useState(proposed);
  const box = boxes.find((each) => keyOf(each) === key) ?? boxes[0];
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const mode = modeOf(seats);

  async function begin(): Promise<void> {
    const [first, second] = playersAt(seats, ownName);
    // A computer player takes what is left.
    const wished: Wishes = [
      first.kind === 'bot' ? 'either' : wishes[0],
      second.kind === 'bot' ? 'either' : wishes[1],
    ];
    const stored = startedCampaign(box, {
      players: [first, second],
      wishes: wished,
      name: name.trim(),
    });
    if (await campaigns.put(stored).catch(() => false)) location.hash = `#/campaigns/${stored.id}`;
    else setTrouble(saveFailed);
  }

  return (
    <PageFrame title={say.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p className={styles.lead}>{say.lead}</p>
        <Panel title={say.players}>
          <Choice
            label={say.mode}
            hint={say.modeHints[mode]}
            options={choosable(say.modes)}
            value={mode}
            onChange={(chosen) => setSeats(seatsFor(chosen, seats))}
          />
          {seats.map((seat, i) => (
            <SeatPanel
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={i}
              number={i + 1}
              seat={seat}
              mode={mode}
              ownName={ownName}
              onChange={(changed) => setSeats(seats.with(i, changed))}
            />
          ))}
        </Panel>
        {mode !== 'watch' && (
          <Panel title={say.sides}>
            <WishPanel seats={seats} ownName={ownName} wishes={wishes} onChange={setWishes} />
          </Panel>
        )}
        <BoxPanel boxes={boxes} value={keyOf(box)} onChange={setKey} />
        <FoldedPanel title={say.more}>
          <TextInput
            label={say.campaignName}
            hint={say.campaignNameHint}
            maxLength={40}
            value={name}
            onChange={setName}
          />
        </FoldedPanel>
        <StartBar trouble={trouble}>{say.start}</StartBar>
      </form>
    </PageFrame>
  );
}
