import { copyState, type GameState } from '@openrealms/engine';
import type { Network } from './network.ts';
import { Thinker } from './thinker.ts';

/** Where a bot works on the games of one kind: its memory is made once and used for every decision. */
export interface Desk {
  readonly thinker: Thinker;
  /** A state to play imagined games on. */
  readonly world: GameState;
}

/** The desks of a bot, one for each kind of table it has sat at. */
export class Desks {
  private readonly network: Network;
  private readonly desks = new Map<string, Desk>();

  constructor(network: Network) {
    this.network = network;
  }

  /** The desk for games with this format, these options and so many cards. */
  for(state: GameState): Desk {
    const { format, layout, options } = state;
    const kind = `${format.id} ${layout.seats} ${layout.capacity} ${JSON.stringify(options)}`;
    let desk = this.desks.get(kind);
    if (desk === undefined) {
      desk = { thinker: new Thinker(this.network, state), world: copyState(state) };
      this.desks.set(kind, desk);
    }
    return desk;
  }
}
