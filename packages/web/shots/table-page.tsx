import { safeMove } from '@openrealms/bots';
import { undoBarrierText } from '@openrealms/narrator';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../src/i18n/words.ts';
import { rankOf } from '../src/opponents/rank.ts';
import { rankWords } from '../src/opponents/rank-words.ts';
import { playWords } from '../src/play/play-words.ts';
import menu from '../src/play/table-menu.module.css';
import { Table } from '../src/table/table.tsx';
import { useBook } from '../src/table/use-book.ts';
import type { TableFixture } from './fixtures/table-fixture.ts';
import { TABLES } from './fixtures/tables.ts';

/** The real table with a game that stands still. */
export function TablePage({ table }: { readonly table: string }) {
  const language = useLanguage();
  const book = useBook();
  const say = useWords(playWords);
  const fixture = useMemo(() => fixtureNamed(table), [table]);
  const { you, view, legal, names, log, undo, waiting, beside, thinking } = fixture;
  // The longest there is, to see whether it fits.
  const rank = rankOf('fleet-admiral/tradesman', useWords(rankWords));
  const canPlay = view.choice === null && safeMove(legal, book.card) !== undefined;
  return (
    <Table
      view={view}
      legal={legal}
      names={names}
      ranks={names.map((_, seat) => (seat === you ? null : rank))}
      you={you}
      events={[]}
      log={log}
      onCommand={nothing}
      undo={
        undo === null
          ? undefined
          : {
              depth: undo.depth,
              hint: say.undoHint(undo.depth, undoBarrierText(undo.barrier, language)),
              onUndo: nothing,
            }
      }
      onPlayAll={canPlay ? nothing : undefined}
      onSkip={waiting > 0 ? nothing : undefined}
      thinking={thinking}
      onMoveNow={thinking === undefined ? undefined : nothing}
      onMoment={nothing}
      onSignal={nothing}
      beside={beside}
      onSwitch={nothing}
      menu={
        <button type="button" className={menu.open} aria-label={say.menu}>
          ☰
        </button>
      }
    />
  );
}

function fixtureNamed(table: string): TableFixture {
  const fixture = TABLES[table];
  if (fixture === undefined) throw new Error(`There is no table "${table}".`);
  return fixture();
}

function nothing(): void {}
