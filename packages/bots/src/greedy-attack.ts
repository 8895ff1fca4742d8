import type { Command, Effect, Faction, SeatView } from '@openrealms/engine';
import { isDecisive, preferred, walls } from './foes.ts';
import { best, type Judgement } from './judgement.ts';
import { type Of, only, type Step } from './step.ts';

/** An attack that ends the game. */
export const win: Step = (legal, judgement) =>
  only(legal, 'attack-player').find(({ seat, amount }) => {
    const foe = judgement.view.seats[seat];
    return amount >= foe.authority && isDecisive(foe, judgement);
  });

/** A card in play is given up only to defeat somebody now, or when it has become junk. */
export const scrapForCombat: Step = (legal, judgement) => {
  const { me, view, card, isJunk } = judgement;
  const combatOf = (command: Of<'use'>): number => combatIn(card(command.card).scrap, me);
  const scraps = only(legal, 'use').filter(
    (command) => command.ability === 'scrap' && combatOf(command) > 0,
  );
  const within = scraps.reduce((sum, command) => sum + combatOf(command), me.combat);
  const falls = me.targets.some((seat) => {
    const foe = view.seats[seat];
    const need = foe.authority + walls(foe, judgement);
    return need <= within && (need > me.combat || isDecisive(foe, judgement));
  });
  return falls ? scraps[0] : scraps.find((command) => isJunk(command.card));
};

/** The combat that a scrap ability gives for certain; the card itself counts among those scrapped. */
function combatIn(effects: readonly Effect[], { scrapped }: SeatView): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'combat') return sum + effect.amount;
    const counts = effect.kind === 'gain-per' && effect.per === 'own-scrapped';
    return counts && effect.what === 'combat' ? sum + effect.amount * (scrapped + 1) : sum;
  }, 0);
}

/** Spends combat where it does most: on one opponent after the other, in the order of preference. */
export const attack: Step = (legal, judgement) => {
  const { me, view } = judgement;
  if (me.combat === 0) return undefined;
  for (const seat of preferred(me.targets, judgement)) {
    const foe = view.seats[seat];
    const command = finish(foe, legal, judgement) ?? assault(foe, legal, judgement);
    if (command !== undefined) return command;
  }
  return (
    cutTentacle(legal, judgement) ??
    dearest(only(legal, 'attack-base'), judgement) ??
    wearDown(legal, judgement)
  );
};

/** More than any card costs. */
const MUCH = 100;

/** Of a Boss's tentacles the longest, by which it strikes, loses the cheapest card that can be destroyed. */
function cutTentacle(legal: readonly Command[], { card, view }: Judgement): Command | undefined {
  const grown = view.challenge?.piles[0].cards.flatMap((id) => (id === null ? [] : card(id))) ?? [];
  const length = (factions: readonly Faction[]): number =>
    grown.filter((each) => each.factions.some((faction) => factions.includes(faction))).length;
  return best(only(legal, 'attack-tentacle'), ({ card: id }) => {
    const { factions, cost } = card(id);
    return MUCH * length(factions) - cost;
  });
}

/** As many attacks for one as a player has the patience for. */
const SMALL = 5;

/** Defeats an opponent who can be defeated now, and spends on others what that leaves over. */
function finish(
  foe: SeatView,
  legal: readonly Command[],
  judgement: Judgement,
): Command | undefined {
  const attacks = only(legal, 'attack-player');
  const all = attacks.find(({ seat, amount }) => seat === foe.seat && amount >= foe.authority);
  const spare = judgement.me.combat - foe.authority;
  if (all === undefined || spare === 0 || isDecisive(foe, judgement)) return all;
  const bases = only(legal, 'attack-base').filter((each) => priceOf(each, judgement) <= spare);
  const byOne = attacks.filter(({ amount }) => amount === 1);
  return (
    dearest(bases, judgement) ??
    (spare <= SMALL ? byOne.find(({ seat }) => seat !== foe.seat) : undefined) ??
    (foe.authority <= SMALL ? byOne.find(({ seat }) => seat === foe.seat) : undefined) ??
    all
  );
}

/** Outposts first, as one must; then bases, unless the opponent can be finished off next turn. */
function assault(
  foe: SeatView,
  legal: readonly Command[],
  judgement: Judgement,
): Command | undefined {
  const { me, view, card, format } = judgement;
  const isTheirs = (command: Of<'attack-base'>): boolean =>
    command.seat === foe.seat ||
    (format.sharedOutposts && view.seats[command.seat].team === foe.team);
  // Somebody whose bases alone are in reach; they are worth it where they come cheap.
  const isBargain = (command: Of<'attack-base'>): boolean =>
    !me.targets.includes(command.seat) && card(command.card).cost >= priceOf(command, judgement);
  const isSpared = (command: Of<'attack-base'>): boolean =>
    judgement.spares(command.card, priceOf(command, judgement), foe);
  const bases = only(legal, 'attack-base').filter(
    (command) =>
      (isTheirs(command) && card(command.card).outpost) ||
      ((isTheirs(command) || isBargain(command)) && !isSpared(command)),
  );
  return (
    dearest(bases, judgement) ??
    best(
      only(legal, 'attack-player').filter(({ seat }) => seat === foe.seat),
      ({ amount }) => amount,
    )
  );
}

/** Damages a base that teammates can bring down before it is repaired. */
function wearDown(legal: readonly Command[], judgement: Judgement): Command | undefined {
  const { me, view } = judgement;
  const inTurns = (seat: number): number =>
    (seat - me.seat + view.seats.length) % view.seats.length;
  const blows = only(legal, 'damage-base').filter(
    (command) =>
      command.amount === me.combat &&
      view.seats.some(
        (mate) =>
          mate.team === me.team &&
          mate.seat !== me.seat &&
          !mate.defeated &&
          inTurns(mate.seat) < inTurns(command.seat),
      ),
  );
  return best(blows, (command) => -priceOf(command, judgement));
}

function dearest(bases: readonly Of<'attack-base'>[], { prize }: Judgement) {
  return best(bases, (command) => prize(command.card));
}

function priceOf(
  { seat, slot }: Of<'attack-base'> | Of<'damage-base'>,
  { view, defenseOf }: Judgement,
): number {
  return defenseOf(view.seats[seat].inPlay.find((piece) => piece.slot === slot)!);
}
