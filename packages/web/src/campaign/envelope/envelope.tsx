import { SIDES } from '@openrealms/engine';
import { useEffect, useEffectEvent } from 'react';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import styles from './envelope.module.css';

/** How long it takes to open, in milliseconds; as the animation. */
const OPENING = 1500;

interface EnvelopeProps {
  readonly number: number;
  readonly state: 'sealed' | 'opening';
  readonly onOpened?: () => void;
}

/** The envelope of a scenario: its seal breaks, its flap opens, the scenario card comes out. */
export function Envelope({ number, state, onOpened }: EnvelopeProps) {
  const opened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(opened, OPENING);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className={styles.envelope} data-state={state} aria-hidden="true">
      <div className={styles.card}>
        {SIDES.map((side) => (
          <FactionSymbol key={side} faction={side} />
        ))}
      </div>
      <div className={styles.pocket} />
      <div className={styles.flap} />
      <div className={styles.seal}>{number}</div>
    </div>
  );
}
