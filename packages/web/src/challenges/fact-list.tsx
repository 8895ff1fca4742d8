import type { ReactNode } from 'react';
import { FactionSymbol } from '../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../i18n/words.ts';
import { cardName } from '../rules/card-name.ts';
import { richTextWords } from '../rules/rich-text-words.ts';
import type { ChallengeChoice } from './challenge-choice.ts';
import { challengeFacts } from './challenge-facts.ts';
import { challengeWords } from './challenge-words.ts';
import styles from './fact-list.module.css';

type FactListProps = Pick<ChallengeChoice, 'challenge' | 'options'> & { readonly players: number };

/** What stands on the table when the game begins, for as many players as are chosen. */
export function FactList({ challenge, options, players }: FactListProps) {
  const say = useWords(challengeWords);
  const language = useLanguage();
  const { factions } = useWords(richTextWords);
  const facts = challengeFacts(challenge, players, options);
  const { bossAuthority, missing, deck, bossHand } = facts;
  const how = players === 1 ? 'alone' : facts.authorityIsShared ? 'together' : 'each';
  return (
    <dl className={styles.facts} aria-label={say.facts}>
      {fact(say.bossAuthority, bossAuthority === null ? say.none : `${bossAuthority}`)}
      {fact(say.ownAuthority, say.authority(facts.playerAuthority, how))}
      {fact(say.turns, say.turnsOf[players === 1 ? 'solo' : facts.party])}
      {bossHand > 0 && fact(say.bossHand, say.cards(bossHand))}
      {missing !== null &&
        fact(
          say.missing,
          <span className={styles.faction}>
            <FactionSymbol faction={missing} />
            {factions[missing]}
          </span>,
        )}
      {deck !== null &&
        fact(
          say.deck,
          Object.entries(deck)
            .map(([card, count]) => `${count} × ${cardName(card, language)}`)
            .join(', '),
        )}
    </dl>
  );
}

function fact(what: string, value: ReactNode) {
  return (
    <div className={styles.fact}>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </div>
  );
}
