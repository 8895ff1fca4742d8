import { saysTheSame, stickerFor } from '@openrealms/engine';
import { stickerText } from '@openrealms/narrator';
import type { RefObject } from 'react';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { TradeIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { useTable } from '../../table/table-context.ts';
import { tableWords } from '../../table/table-words.ts';
import { UpgradeArrow } from '../../table/zones/upgrade-arrow.tsx';
import { sheetWords } from '../sheet/sheet-words.ts';
import { StickerFace } from '../sheet/sticker-face.tsx';
import { sideWords } from '../side-words.ts';
import type { Acquisition } from './acquisition.ts';
import { sheetsAt, stickersToWin } from './contents-at.ts';
import { scenarioWords } from './scenario-words.ts';
import styles from './upgrade-option.module.css';

interface UpgradeOptionProps {
  readonly way: Acquisition;
  readonly card: string;
  readonly focus: RefObject<HTMLButtonElement | null> | null;
}

/** A card with a sticker: what it does, what it costs in all, and the factions it has then. */
export function UpgradeOption({ way, card: id, focus }: UpgradeOptionProps) {
  const { view, you, book, hinted, command } = useTable();
  const say = useWords(scenarioWords);
  const { sides } = useWords(sideWords);
  const { hinted: advised } = useWords(tableWords);
  const { scenario } = view;
  const { sheet: called } = useWords(sheetWords);
  const own = sheetsAt(view, you ?? 0).find(({ sheet }) => sheet.number === way.sheet)?.sheet;
  const card = book.card(id);
  const sticker = own === undefined ? null : stickerFor(card, own);
  if (scenario === undefined || you === null || own === undefined || sticker === null) return null;
  const { side, number } = own;
  const more = scenario.prices[you].upgrade[card.type];
  const isHinted = hinted !== null && saysTheSame(hinted, way.command);
  const wins =
    scenario.political !== null &&
    number === scenario.number &&
    scenario.political[you] === stickersToWin(view) - 1;
  const spoken = [
    say.upgradeSpoken(number, more, stickerText(sticker, side, book).join(' '), sides[side]),
    say.total(way.price + more),
    ...(way.toTop ? [say.onTop] : []),
    ...(wins ? [say.wins] : []),
  ].join('. ');
  return (
    <button
      type="button"
      ref={focus}
      className={styles.option}
      data-side={side}
      data-hinted={isHinted || undefined}
      data-wins={wins || undefined}
      aria-label={spoken}
      aria-description={isHinted ? advised : undefined}
      onClick={() => command(way.command)}
    >
      <span className={styles.head}>
        <span className={styles.name}>
          <UpgradeArrow />
          {called(number)}
        </span>
        <span className={styles.factions}>
          {[...new Set([...card.factions, side])].map((faction) => (
            <FactionSymbol key={faction} faction={faction} />
          ))}
        </span>
        <span className={styles.price}>
          <TradeIcon />
          {way.price + more}
        </span>
      </span>
      <StickerFace sticker={sticker} side={side} />
      {way.toTop && <small>{say.onTop}</small>}
      {wins && <b className={styles.wins}>{say.wins}</b>}
    </button>
  );
}
