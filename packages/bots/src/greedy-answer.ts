import {
  branchLabel,
  type Card,
  type ChoiceAnswer,
  type Command,
  type Effect,
  type PendingChoice,
} from '@openrealms/engine';
import { power } from './foes.ts';
import { harms } from './harms.ts';
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
  const { card, foes, me, worth, isJunk } = judgement;
  if (choice.kind === 'bequeath' && 'card' in pick) {
    return isJunk(pick.card) ? -1 : worth(pick.card);
  }
  switch (pick.from) {
    case 'nothing':
      return 0;
    case 'opponents':
      if (pick.seat === me.seat) return -1;
      return power(foes.find(({ seat }) => seat === pick.seat)!, judgement);
    case 'branches':
      return gain(branchNamed(pick.branch, card(choice.card!)), judgement);
    case 'when-acquired': {
      const { acquired } = card(pick.card);
      return harms(acquired, judgement) ? -1 : gain(acquired, judgement);
    }
    case 'hand':
      // Whatever is lost from the hand is also missed this turn.
      return isJunk(pick.card) ? 1 - worth(pick.card) : -worth(pick.card);
    case 'discard':
      if (choice.kind === 'put-on-deck') return worth(pick.card);
      return isJunk(pick.card) ? 1.1 - worth(pick.card) : -worth(pick.card);
    case 'trade-row':
      // The next card of the trade deck would be the opponent's to buy first.
      // Where one must be scrapped, the dearest would be missed most by others, and is worth most to an effect that asks.
      if (choice.kind === 'scrap-trade-row') return choice.optional ? -1 : card(pick.card).cost;
      return worth(pick.card);
    case 'scrap-heap':
      return worth(pick.card);
    case 'deck':
    case 'explorer-pile':
    case 'played':
    case 'in-play':
      return 1 + card(pick.card).cost;
  }
}

function branchNamed(label: string, card: Card): readonly Effect[] {
  const { primary, ally, doubleAlly, upgradeAlly, scrap, acquired } = card;
  const effects = [...primary, ...ally, ...doubleAlly, ...upgradeAlly, ...scrap, ...acquired];
  const branches = effects.flatMap((effect) => (effect.kind === 'choose' ? effect.branches : []));
  return branches.find((branch) => branchLabel(branch) === label) ?? [];
}
