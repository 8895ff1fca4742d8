import { SetupError, show } from '../errors.ts';
import type { Effect } from './ability.ts';
import type { Card } from './card.ts';
import { MAX_DEFENSE } from './card-number.ts';

/** Throws a `SetupError` where a card cannot be what it says. */
export function checkCard(card: Card): void {
  if (!card.allyFactions.every((faction) => card.factions.includes(faction))) {
    throw new SetupError('foreign-ally', `"${card.id}" needs an ally of a faction not its own.`);
  }
  checkUpgrade(card);
  checkAbilities(card);
  for (const [name, value, most] of [
    ['cost', card.cost, 255],
    ['defense', card.defense, MAX_DEFENSE],
  ] as const) {
    if (!Number.isInteger(value) || value < 0 || value > most) {
      throw new SetupError('wrong-number', `The ${name} of "${card.id}" cannot be ${show(value)}.`);
    }
  }
}

/** The faction of a sticker's side is one of the card's. */
function checkUpgrade({ id, factions, upgrade, upgradeAlly }: Card): void {
  const sided = upgrade !== undefined && factions.includes(upgrade.side);
  if ((upgrade !== undefined || upgradeAlly.length > 0) && !sided) {
    throw new SetupError(
      'wrong-upgrade',
      `"${id}" has an upgrade, so it needs the side it comes from among its factions.`,
    );
  }
}

function checkAbilities(card: Card): void {
  const inPlay = [card.primary, card.ally, card.doubleAlly, card.upgradeAlly];
  if ([...inPlay, card.acquired].some((effects) => has(effects, 'return-at-end-of-turn'))) {
    throw new SetupError(
      'wrong-ability',
      `"${card.id}" can come back at the end of the turn only by its scrap ability.`,
    );
  }
  checkFreeCards(card);
  if (has(card.acquired, 'copy-ship')) {
    throw new SetupError(
      'wrong-ability',
      `"${card.id}" cannot copy a ship when it is acquired: it is not in play.`,
    );
  }
}

/** A card that is acquired for nothing then may do the same: each has to cost less, so that this comes to an end. */
function checkFreeCards({ id, acquired, cost }: Card): void {
  const dear = all(acquired).some(
    (effect) => effect.kind === 'acquire-free' && (effect.maxCost ?? cost) >= cost,
  );
  if (dear) {
    throw new SetupError(
      'wrong-ability',
      `"${id}" can acquire only cheaper cards when it is acquired: let it name a cost below ${cost}.`,
    );
  }
}

/** Whether an effect of this kind is among these or inside one of them. */
function has(effects: readonly Effect[], kind: Effect['kind']): boolean {
  return all(effects).some((effect) => effect.kind === kind);
}

/** These effects and those inside of them. */
function all(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'choose') return [effect, ...all(effect.branches.flat())];
    return 'effects' in effect ? [effect, ...all(effect.effects)] : [effect];
  });
}
