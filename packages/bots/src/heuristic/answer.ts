import {
  branchLabel,
  type Card,
  type CardId,
  type ChoiceAnswer,
  type Command,
  type Effect,
  type PendingChoice,
} from '@openrealms/engine';
import { power } from '../foes.ts';
import { harms } from '../harms.ts';
import { best } from '../judgement.ts';
import type { Mind } from './mind.ts';
import { printedOn, spoilsFor } from './spoils.ts';

/** The answer to a choice that scores best; nothing scores zero. */
export function answer(choice: PendingChoice, legal: readonly Command[], mind: Mind): Command {
  return best(legal, (command) =>
    command.type === 'choose' ? scoreOf(command.pick, choice, mind) : 0,
  )!;
}

/** What a card drawn for a discarded one brings, more or less. */
const DRAWN = 2;

function scoreOf(pick: ChoiceAnswer, choice: PendingChoice, mind: Mind): number {
  const { card, gain, gainOf, isJunk, me, thinning, view, worth } = mind;
  const asking = choice.card === null ? null : card(choice.card);
  /** What the ability gives for the card that it takes. */
  const spoils = (id: CardId): number => {
    const effects = asking === null ? [] : spoilsFor(printedOn(asking), card(id));
    return effects.length === 0 ? 0 : gain(effects, true);
  };
  if (choice.kind === 'bequeath' && 'card' in pick) {
    return isJunk(pick.card) ? -1 : worth(pick.card);
  }
  switch (pick.from) {
    case 'nothing':
      return 0;
    case 'opponents':
      if (pick.seat === me.seat) return -1;
      return power(view.seats[pick.seat], mind);
    case 'branches':
      return gain(branchNamed(pick.branch, card(choice.card!)), true);
    case 'when-acquired': {
      const { acquired } = card(pick.card);
      return harms(acquired, mind) ? -1 : gain(acquired, true);
    }
    case 'hand':
      // Whatever is lost from the hand is also missed this turn.
      if (choice.kind === 'scrap') {
        return thinning(pick.card) - gainOf(pick.card) + spoils(pick.card);
      }
      return (
        (choice.optional ? spoils(pick.card) || DRAWN : 0) -
        gainOf(pick.card) -
        worth(pick.card) / 100
      );
    case 'discard':
      if (choice.kind === 'put-on-deck') return worth(pick.card);
      return thinning(pick.card) + spoils(pick.card);
    case 'trade-row':
      if (choice.kind !== 'scrap-trade-row') return worth(pick.card);
      return mind.denial(pick.card) + spoils(pick.card);
    case 'explorer-pile':
    case 'scrap-heap':
    case 'deck':
      return worth(pick.card);
    case 'played':
      return 1 + gain(card(pick.card).primary, true);
    case 'in-play':
      return 1 + mind.prize(pick.card);
  }
}

function branchNamed(label: string, card: Card): readonly Effect[] {
  const branches = printedOn(card).flatMap((effect) =>
    effect.kind === 'choose' ? effect.branches : [],
  );
  return branches.find((branch) => branchLabel(branch) === label) ?? [];
}
