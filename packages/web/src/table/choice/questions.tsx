import type { CardId } from '@openrealms/engine';
import { lazy, Suspense } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { LeftUndone } from '../left-undone.ts';
import { isUpgrade, MULLIGAN, type Place } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { AskPanel } from './ask-panel.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { EndTurnPanel } from './end-turn-panel.tsx';

// Only cards of a campaign can be upgraded.
const UpgradePanel = lazy(async () => ({
  default: (await import('../../campaign/table/upgrade-panel.tsx')).UpgradePanel,
}));

interface QuestionsProps {
  /** A thing with which several things can be done. */
  readonly asked: { readonly place: Place; readonly card: CardId | null } | null;
  /** What an end of the turn would leave undone. */
  readonly ending: LeftUndone | null;
  readonly onClose: () => void;
}

/** Whatever the player is asked at the moment, by the game or by the table. */
export function Questions({ asked, ending, onClose }: QuestionsProps) {
  const { places, book, command } = useTable();
  const say = useWords(tableWords);
  if (asked !== null) {
    const name = asked.card === null ? '' : book.name(asked.card);
    const commands = places.get(asked.place) ?? [];
    if (asked.card !== null && commands.some(isUpgrade)) {
      return (
        <Suspense fallback={null}>
          <UpgradePanel card={asked.card} commands={commands} onClose={onClose} />
        </Suspense>
      );
    }
    const title = asked.place === MULLIGAN ? say.newRowTitle : say.askWhat(name);
    return <AskPanel title={title} commands={commands} onClose={onClose} />;
  }
  if (ending !== null) {
    return (
      <EndTurnPanel left={ending} onEnd={() => command({ type: 'end-turn' })} onStay={onClose} />
    );
  }
  return <ChoicePanel />;
}
