import {
  branchLabel,
  type Card,
  type ChoiceAnswer,
  type Command,
  type Effect,
  type PendingChoice,
} from '@openrealms/engine';
import { power } from './foes.ts';
import { best, gain, type Judgement } from './judgement.ts';

/** How the plain player answers the choices its cards, and its opponent's, put to it. */
export function greedyAnswer(
  choice: PendingChoice,
  legal: readonly Command[],
  judgement: Judgement,
): Command {
  const score = (command: Command): number =>
    command.type === 'choose' ? scoreOf(command.pick, choice, judgement) : 0;
  return best(legal, score)!;
}

/** Zero is as good as taking nothing. */
function scoreOf(pick: ChoiceAnswer, choice: PendingChoice, judgement: Judgement): number {
  const { card, foes, worth, isJunk } = judgement;
  if (choice.kind === 'bequeath' && 'card' in pick) {
    return isJunk(pick.card) ? -1 : worth(pick.card);
  }
  switch (pick.from) {
    case 'nothing':
      return 0;
    case 'opponents':
      return power(foes.find(({ seat }) => seat === pick.seat)!, judgement);
    case 'branches':
      return gain(branchNamed(pick.branch, card(choice.card!)), judgement);
    case 'hand':
      // Whatever is lost from the hand is also missed this turn.
      return isJunk(pick.card) ? 1 - worth(pick.card) : -worth(pick.card);
    case 'discard':
      return isJunk(pick.card) ? 1.1 - worth(pick.card) : -worth(pick.card);
    case 'trade-row':
      // The next card of the trade deck would be the opponent's to buy first.
      return choice.kind === 'scrap-trade-row' ? -1 : worth(pick.card);
    case 'deck':
    case 'explorer-pile':
    case 'played':
    case 'in-play':
      return 1 + card(pick.card).cost;
  }
}

function branchNamed(label: string, card: Card): readonly Effect[] {
  const effects = [...card.primary, ...card.ally, ...card.scrap];
  const branches = effects.flatMap((effect) => (effect.kind === 'choose' ? effect.branches : []));
  return branches.find((branch) => branchLabel(branch) === label) ?? [];
}
