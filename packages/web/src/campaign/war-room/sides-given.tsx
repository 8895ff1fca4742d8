import { SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import buttons from '../../form/buttons.module.css';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { Coin } from './coin.tsx';
import styles from './next-step.module.css';
import given from './sides-given.module.css';
import { warRoomWords } from './war-room-words.ts';

/** Before the first envelope: who plays which side, and what the coin said where it had to decide. */
export function SidesGiven({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(warRoomWords);
  const { sides } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const { stored, view } = open;
  return (
    <section className={styles.next} aria-labelledby="sides-given">
      <h2 id="sides-given" className={styles.name}>
        {say.sidesGiven}
      </h2>
      {view.coin !== null && <CoinStory open={open} />}
      <ul className={given.sides}>
        {SIDES.map((side) => (
          <li key={side}>
            <FactionSymbol faction={side} className={given.symbol} />
            {say.sideOf(nameOf(side), sides[side])}
          </li>
        ))}
      </ul>
      <a href={`#/campaigns/${stored.id}/scenario/1`} className={buttons.primary}>
        {say.begin}
      </a>
    </section>
  );
}

function CoinStory({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(warRoomWords);
  const { sides } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const [wish] = open.view.wishes;
  const wanted = wish === null || wish === 'either' ? SIDES[0] : wish;
  return (
    <div className={given.coin}>
      <Coin side={wanted} />
      <p className={styles.text}>
        {wish === 'either' ? say.coinEither : say.coinSame(sides[wanted])}{' '}
        <b>{say.coinWon(nameOf(wanted), sides[wanted])}</b>
      </p>
    </div>
  );
}
