import type { SeatView } from '@openrealms/engine';
import { walls } from './foes.ts';
import type { Judgement } from './judgement.ts';
import { only, type Step } from './step.ts';

/**
 * Hands on what is left over when a teammate could do with it what neither can do alone. Everybody gives to the
 * first of those still in their main phase, who gives to nobody: so nothing is ever handed back.
 */
export const share: Step = (legal, judgement) => {
  const transfers = only(legal, 'transfer');
  if (transfers.length === 0) return undefined;
  const { me, view } = judgement;
  const team = view.active.map((seat) => view.seats[seat]);
  const [collector] = team;
  if (collector.seat === me.seat) return undefined;
  const what = opens(team, 'combat', prices(judgement))
    ? 'combat'
    : opens(team, 'trade', costs(judgement))
      ? 'trade'
      : undefined;
  return transfers.find(
    (command) =>
      command.to === collector.seat && command.what === what && command.amount === me[command.what],
  );
};

/** Whether the team together can pay one of these, and nobody alone. */
function opens(
  team: readonly SeatView[],
  what: 'trade' | 'combat',
  prices: readonly number[],
): boolean {
  const pools = team.map((mate) => mate[what]);
  const together = pools.reduce((sum, pool) => sum + pool, 0);
  return prices.some((price) => price > Math.max(...pools) && price <= together);
}

/** What it takes to destroy each base in reach. */
function prices(judgement: Judgement): number[] {
  const { me, view, card, defenseOf } = judgement;
  return me.baseTargets
    .map((seat) => view.seats[seat])
    .flatMap((foe) => {
      const shielded = walls(foe, judgement) > 0;
      return foe.inPlay.filter(
        ({ card: id }) => card(id).outpost || (!shielded && card(id).type === 'base'),
      );
    })
    .map(defenseOf);
}

/** What the cards cost that are worth buying. */
function costs({ view, card, isJunk }: Judgement): number[] {
  return view.tradeRow
    .filter((id) => id !== null)
    .filter((id) => !isJunk(id))
    .map((id) => card(id).cost);
}
