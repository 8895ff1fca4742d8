import { OPPONENT, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { core } from '../../src/index.ts';

export { ME, OPPONENT } from '@openrealms/engine/testing';

/** A duel with the core set, at the start of my main phase. */
export function coreTable(setup: TableSetup = {}): Table {
  return table([core], setup);
}

/** What a choice offers, as a command names it. */
export const fromHand = (card: string) => ({ from: 'hand', card }) as const;
export const fromDiscard = (card: string) => ({ from: 'discard', card }) as const;
export const fromRow = (space: number, card: string) =>
  ({ from: 'trade-row', space, card }) as const;
export const explorerPile = { from: 'explorer-pile', card: 'explorer' } as const;
export const theirBase = (slot: number, card: string) =>
  ({ from: 'in-play', seat: OPPONENT, slot, card }) as const;
export const branch = (effects: string) => ({ from: 'branches', branch: effects }) as const;
export const nothing = { from: 'nothing' } as const;

/** The cards a player has in play, in the order of their slots. */
export function inPlay(side: Table['me']): string[] {
  return side.inPlay.map((piece) => piece.card);
}

/** What I could attack now, like "war-world" or "player for 3". */
export function attacks(t: Table): string[] {
  return t.legal().flatMap((command) => {
    if (command.type === 'attack-base') return [command.card];
    return command.type === 'attack-player' ? [`player for ${command.amount}`] : [];
  });
}

/** What I could acquire now and where it would go, like "cutter to discard". */
export function acquisitions(t: Table): string[] {
  return t
    .legal()
    .flatMap((command) => (command.type === 'acquire' ? [`${command.card} to ${command.to}`] : []));
}
