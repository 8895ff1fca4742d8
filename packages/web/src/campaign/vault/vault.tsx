import type { Side } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { UpgradedCards } from '../report/upgraded-cards.tsx';
import { SheetCard } from '../sheet/sheet-card.tsx';
import { sideWords } from '../side-words.ts';
import { envelopesOpened } from '../store/envelopes.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { VictoryCardFace } from '../victory/victory-card-face.tsx';
import styles from './vault.module.css';
import { vaultWords } from './vault-words.ts';

interface VaultProps {
  readonly open: OpenCampaign;
  readonly side: Side;
}

/** The vault of one player: points, victory cards, sheets with what is used of them, cards won over. */
export function Vault({ open, side }: VaultProps) {
  const say = useWords(vaultWords);
  const { sides, points } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const { box, view } = open;
  const vault = view.vaults[side];
  const sheets = box.campaign.sheets.filter(
    ({ side: of, number }) =>
      of === side && vault.sheets.includes(number) && number <= envelopesOpened(open),
  );
  const upgraded = view.upgraded.flatMap(({ id, count }) => Array<string>(count).fill(id));
  return (
    <section className={styles.vault} data-side={side} aria-labelledby={`vault-${side}`}>
      <header className={styles.head}>
        <FactionSymbol faction={side} className={styles.symbol} />
        <div>
          <h2 id={`vault-${side}`} className={styles.name}>
            {nameOf(side)} <span className={styles.side}>{sides[side]}</span>
          </h2>
          <p className={styles.facts}>{say.upgrades(vault.upgrades)}</p>
        </div>
        <p className={styles.points}>{points(vault.points)}</p>
      </header>
      <h3>{say.cards}</h3>
      {vault.victoryCards.length === 0 ? (
        <p>{say.noCards}</p>
      ) : (
        <ul className={styles.cards}>
          {vault.victoryCards.map(({ id }) => {
            const card = box.campaign.victoryCards.find((each) => each.id === id);
            return (
              card !== undefined && (
                <li key={id}>
                  <VictoryCardFace card={card} side={side} />
                </li>
              )
            );
          })}
        </ul>
      )}
      <h3>{say.sheets}</h3>
      {sheets.length === 0 && <p>{say.noSheets}</p>}
      <div className={styles.sheets}>
        {sheets.map((sheet) => {
          const used = view.sheets.find(
            (each) => each.side === side && each.number === sheet.number,
          );
          return (
            <SheetCard
              key={sheet.number}
              sheet={sheet}
              used={used?.rows.map((row) => row.used) ?? []}
            />
          );
        })}
      </div>
      <h3>{say.upgraded}</h3>
      {vault.upgrades === 0 && <p>{say.noUpgraded}</p>}
      <UpgradedCards cards={upgraded} side={side} />
    </section>
  );
}
