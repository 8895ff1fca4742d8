import { type CommandCode, copyState, type GameState, type Seat } from '@openrealms/engine';
import { Lethal } from './lethal.ts';
import type { Network } from './network.ts';
import { Planner } from './planner.ts';

/** Where a bot works on the games of one kind: its memory is made once and used for every decision. */
export class Desk {
  readonly planner: Planner;
  /** A state to play imagined games on. */
  readonly world: GameState;
  private readonly lethal: Lethal;

  constructor(network: Network, like: GameState) {
    this.planner = new Planner(network, like);
    this.world = copyState(like);
    this.lethal = new Lethal(like);
  }

  /** The move that needs no thought: the only one, a free one, or one that wins. Else the options to think about. */
  options(state: GameState, seat: Seat): CommandCode | CommandCode[] {
    const options = this.planner.options(state, seat);
    if (typeof options === 'number') return options;
    return this.sureWin(state, seat) ?? options;
  }

  /** The first move of a win in this turn that no hidden card can spoil. */
  sureWin(state: GameState, seat: Seat): CommandCode | undefined {
    return this.lethal.find(state, seat);
  }
}

/** The desks of a bot, one for each kind of table it has sat at. */
export class Desks {
  private readonly network: Network;
  private readonly desks = new Map<GameState['format'], Map<string, Desk>>();

  constructor(network: Network) {
    this.network = network;
  }

  /** The desk for games with this format, these options and so many cards. */
  for(state: GameState): Desk {
    const { format, layout, options } = state;
    const ofFormat = this.desks.get(format) ?? new Map<string, Desk>();
    this.desks.set(format, ofFormat);
    const kind = `${layout.seats} ${layout.capacity} ${JSON.stringify(options)}`;
    const desk = ofFormat.get(kind) ?? new Desk(this.network, state);
    ofFormat.set(kind, desk);
    return desk;
  }
}
