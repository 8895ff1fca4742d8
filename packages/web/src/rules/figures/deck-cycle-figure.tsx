import {
  DeckIcon,
  DiscardPileIcon,
  HandIcon,
  ScrapIcon,
  ShipIcon,
  ToIcon,
  TradeRowIcon,
} from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './deck-cycle-figure.module.css';
import { figureWords } from './figure-words.ts';

/** The round that a player's cards make, with the way in and the way out. */
export function DeckCycleFigure() {
  const words = useWords(figureWords);
  return (
    <div className={styles.cycle}>
      <Place at="deck" name={words.deck} icon={<DeckIcon />} />
      <Arrow at="draw" />
      <Place at="hand" name={words.hand} icon={<HandIcon />} />
      <Arrow at="play" />
      <Place at="play-area" name={words.inPlay} icon={<ShipIcon />} />
      <Arrow at="end" />
      <Place at="discard" name={words.discard} icon={<DiscardPileIcon />} />
      <span className={styles.back}>{words.reshuffle}</span>
      <Place at="row" name={words.row} icon={<TradeRowIcon />} />
      <Arrow at="buy" note={words.bought} />
      <Place at="heap" name={words.heap} icon={<ScrapIcon />} />
      <Arrow at="scrap" note={words.scrapped} />
    </div>
  );
}

function Place(props: {
  readonly at: string;
  readonly name: string;
  readonly icon: React.ReactNode;
}) {
  return (
    <span className={styles.place} style={{ gridArea: props.at }}>
      {props.icon}
      <span>{props.name}</span>
    </span>
  );
}

function Arrow({ at, note }: { readonly at: string; readonly note?: string }) {
  return (
    <span className={styles.arrow} style={{ gridArea: at }} data-at={at}>
      <ToIcon />
      {note}
    </span>
  );
}
