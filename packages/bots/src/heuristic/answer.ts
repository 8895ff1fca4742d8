import {
  branchLabel,
  type Card,
  type ChoiceAnswer,
  type Command,
  type Effect,
  type PendingChoice,
} from '@openrealms/engine';
import { power } from '../foes.ts';
import { best } from '../judgement.ts';
import type { Mind } from './mind.ts';

/** The answer to a choice that scores best; nothing scores zero. */
export function answer(choice: PendingChoice, legal: readonly Command[], mind: Mind): Command {
  return best(legal, (command) =>
    command.type === 'choose' ? scoreOf(command.pick, choice, mind) : 0,
  )!;
}

/** What a card drawn for a discarded one brings, more or less. */
const DRAWN = 2;

function scoreOf(pick: ChoiceAnswer, choice: PendingChoice, mind: Mind): number {
  const { card, gain, gainOf, isJunk, thinning, view, worth } = mind;
  if (choice.kind === 'bequeath' && 'card' in pick) {
    return isJunk(pick.card) ? -1 : worth(pick.card);
  }
  switch (pick.from) {
    case 'nothing':
      return 0;
    case 'opponents':
      return power(view.seats[pick.seat], mind);
    case 'branches':
      return gain(branchNamed(pick.branch, card(choice.card!)), true);
    case 'hand':
      // Whatever is lost from the hand is also missed this turn.
      if (choice.kind === 'scrap') return thinning(pick.card) - gainOf(pick.card);
      return (choice.optional ? DRAWN : 0) - gainOf(pick.card) - worth(pick.card) / 100;
    case 'discard':
      return thinning(pick.card);
    case 'trade-row':
      return choice.kind === 'scrap-trade-row' ? mind.denial(pick.card) : worth(pick.card);
    case 'explorer-pile':
    case 'deck':
      return worth(pick.card);
    case 'played':
      return 1 + gain(card(pick.card).primary, true);
    case 'in-play':
      return 1 + mind.prize(pick.card);
  }
}

function branchNamed(label: string, card: Card): readonly Effect[] {
  const effects = [...card.primary, ...card.ally, ...card.scrap];
  const branches = effects.flatMap((effect) => (effect.kind === 'choose' ? effect.branches : []));
  return branches.find((branch) => branchLabel(branch) === label) ?? [];
}
