/** A table set up by hand: for card specs, puzzles and experiments. */
import type { SheetNumber } from '../campaign/contents.ts';
import type { Box, CardId } from '../cards/card.ts';
import { cardId } from '../cards/catalog.ts';
import type { ChoiceAnswer, Command, UsableAbility } from '../commands/command.ts';
import type { GameEvent } from '../events/event.ts';
import { formatNamed } from '../formats/index.ts';
import { triggerAllies } from '../rules/allies.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { awaited, legalCommands, submit } from '../rules/submit.ts';
import { saysTheSame } from '../same-value.ts';
import { type ChallengeId, DEFAULT_OPTIONS, type FormatId, type Options } from '../setup.ts';
import type { ChallengeData, GameData, ScenarioData, SeatData } from '../state/data.ts';
import { fromData } from '../state/from-data.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { toData } from '../state/to-data.ts';
import type { PendingChoice } from '../views/view.ts';
import { viewFor } from '../views/view-for.ts';

/** What lies before one player. Everything left out is empty; authority is what the format starts with. */
export interface Side {
  readonly authority?: number;
  readonly trade?: number;
  readonly combat?: number;
  readonly hand?: readonly CardId[];
  /** From the top. */
  readonly deck?: readonly CardId[];
  /** From the top. */
  readonly discard?: readonly CardId[];
  /** Cards in play from earlier turns; their slots are counted in this order. */
  readonly inPlay?: readonly CardId[];
  readonly defeated?: true;
}

export interface TableSetup {
  readonly me?: Side;
  readonly opponent?: Side;
  /** Other tables than a duel: the format, and what lies before each player instead of `me` and `opponent`. */
  readonly format?: FormatId;
  readonly seats?: readonly Side[];
  /** A challenge instead of a format: the last of `seats` is then the Boss's. Whatever is left out is as in a first turn. */
  readonly challenge?: { readonly id: ChallengeId } & Partial<ChallengeData>;
  /** A scenario instead of a format; the boxes are campaign boxes. Whatever is left out is as in a first turn of scenario 1. */
  readonly scenario?: Partial<ScenarioData>;
  /** Whose turn it is: mine, or that of my team, unless said otherwise. */
  readonly active?: readonly Seat[];
  /** Null is an empty space. Spaces left out are empty. */
  readonly tradeRow?: readonly (CardId | null)[];
  /** From the top. */
  readonly tradeDeck?: readonly CardId[];
  readonly scrapHeap?: readonly CardId[];
  readonly explorers?: number;
  readonly options?: Partial<Options>;
}

/** My seat at a table set by hand, and the opponent's. */
export const ME: Seat = 0;
export const OPPONENT: Seat = 1;

/** Sets a table, a duel if nothing else is said, at the start of my main phase. */
export function table(boxes: readonly Box[], setup: TableSetup = {}): Table {
  const format = formatNamed(
    setup.scenario ? 'scenario' : (setup.challenge?.id ?? setup.format ?? 'standard'),
  );
  const sides = setup.seats ?? [setup.me ?? {}, setup.opponent ?? {}];
  const seats = sides.length;
  const together = sides.flatMap((_, seat) =>
    format.sharedTurns && format.team(seat, seats) === format.team(ME, seats) ? [seat] : [],
  );
  const active = setup.active ?? (format.sharedTurns ? together : [ME]);
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  const data: GameData = {
    boxes: boxes.map(({ id, version }) => ({ id, version })),
    format: format.id,
    options,
    version: 0,
    turn: 1,
    active,
    winners: [],
    random: [1, 2, 3, 4],
    tradeRow: Array.from({ length: 5 }, (_, space) => setup.tradeRow?.[space] ?? null),
    tradeDeck: setup.tradeDeck ?? [],
    scrapHeap: setup.scrapHeap ?? [],
    explorers: setup.explorers ?? 0,
    seats: sides.map((given, seat) => side(given, format.startingAuthority(seat, seats, options))),
    stack: [],
    ...(setup.challenge && { challenge: challengeOf(setup.challenge, seats - 1) }),
    ...(setup.scenario && { scenario: scenarioOf(setup.scenario) }),
  };
  const state = fromData(data, boxes);
  for (const seat of active) triggerAllies(state, seat);
  return new Table(state);
}

function scenarioOf(given: Partial<ScenarioData>): ScenarioData {
  return {
    number: 1,
    sides: ['star-empire', 'trade-federation'],
    faceUp: 'star-empire',
    used: [],
    openVictoryCards: [],
    earned: [],
    turns: [1, 0],
    acquired: 0,
    ...given,
  };
}

function challengeOf(
  { id: _, ...given }: NonNullable<TableSetup['challenge']>,
  players: number,
): ChallengeData {
  return {
    level: 'veteran',
    mulliganed: false,
    count: 0,
    hidden: 0,
    target: 0,
    opening: 0,
    queue: 0,
    colours: 0,
    turns: Array(players).fill(1),
    piles: [[], []],
    ...given,
  };
}

function side(given: Side, authority: number): SeatData {
  return {
    authority: given.authority ?? (given.defeated ? 0 : authority),
    trade: given.trade ?? 0,
    combat: given.combat ?? 0,
    shipsToTop: 0,
    basesToTop: 0,
    scrapped: 0,
    owedDiscards: 0,
    defeated: given.defeated ?? false,
    hand: given.hand ?? [],
    deck: given.deck ?? [],
    discard: given.discard ?? [],
    inPlay: (given.inPlay ?? []).map((card, slot) => ({ slot, card })),
    played: [],
    knownTop: 0,
    knownHand: [],
    returning: [],
  };
}

/**
 * A game to act on in the words of the rulebook. Every action is submitted like a player's; one that is refused
 * throws with the reason, and so does naming a card that lies in several slots without saying which.
 */
export class Table {
  state: GameState;
  /** What the last action made happen. */
  events: readonly GameEvent[] = [];

  constructor(state: GameState) {
    this.state = state;
  }

  /** Who acts from now on, where the game waits for several. */
  as(seat: Seat): this {
    this.speaker = seat;
    return this;
  }

  private speaker: Seat | null = null;

  play(card: CardId): this {
    return this.do({ type: 'play', card });
  }

  /** Uses an ability of a card of mine in play, by the name of the card whose ability it is. */
  use(ability: UsableAbility, card: CardId, slot?: number): this {
    return this.do({ type: 'use', ability, card, slot: slot ?? this.slotOf(this.actor, card) });
  }

  /** Acquires a card of the trade row, or an Explorer from its pile. */
  acquire(card: CardId, to: 'discard' | 'top-of-deck' = 'discard'): this {
    return this.do(this.acquisition(card, to));
  }

  /** Acquires a card of the trade row with the stickers of a sheet on it. */
  upgrade(card: CardId, upgrade: SheetNumber, to: 'discard' | 'top-of-deck' = 'discard'): this {
    return this.do({ ...this.acquisition(card, to), upgrade });
  }

  acquisition(
    card: CardId,
    to: 'discard' | 'top-of-deck' = 'discard',
  ): Extract<Command, { type: 'acquire' }> {
    const space = toData(this.state).tradeRow.indexOf(card);
    return { type: 'acquire', card, space: space === -1 ? null : space, to };
  }

  attackPlayer(amount: number, seat: Seat = 1 - this.actor): this {
    return this.do({ type: 'attack-player', seat, amount });
  }

  attackBase(card: CardId, seat: Seat = 1 - this.actor): this {
    return this.do({ type: 'attack-base', seat, slot: this.slotOf(seat, card), card });
  }

  /** Spends combat on a base without destroying it. */
  damageBase(card: CardId, amount: number, seat: Seat): this {
    return this.do({ type: 'damage-base', seat, slot: this.slotOf(seat, card), card, amount });
  }

  transfer(what: 'trade' | 'combat', amount: number, to: Seat): this {
    return this.do({ type: 'transfer', what, to, amount });
  }

  passCard(card: CardId, to: Seat): this {
    return this.do({ type: 'pass-card', card, to });
  }

  concede(seat: Seat = this.actor): this {
    this.speaker = seat;
    return this.do({ type: 'concede' });
  }

  chooseOpponent(seat: Seat): this {
    return this.choose({ from: 'opponents', seat });
  }

  chooseFromDeck(card: CardId): this {
    return this.choose({ from: 'deck', card });
  }

  chooseFromHand(card: CardId): this {
    return this.choose({ from: 'hand', card });
  }

  chooseFromDiscard(card: CardId): this {
    return this.choose({ from: 'discard', card });
  }

  /** A card of the trade row; one that is acquired for nothing goes on top of the deck if that is said. */
  chooseFromRow(card: CardId, to?: 'top-of-deck', upgrade?: SheetNumber): this {
    const space = toData(this.state).tradeRow.indexOf(card);
    return this.choose({
      from: 'trade-row',
      space,
      card,
      ...(to !== undefined && { to }),
      ...(upgrade !== undefined && { upgrade }),
    });
  }

  chooseExplorer(to?: 'top-of-deck'): this {
    const { catalog } = this.state;
    const card = cardId(catalog, catalog.explorer);
    return this.choose({ from: 'explorer-pile', card, ...(to !== undefined && { to }) });
  }

  chooseBase(card: CardId, seat: Seat = 1 - this.actor): this {
    return this.choose({ from: 'in-play', seat, slot: this.slotOf(seat, card), card });
  }

  chooseShip(card: CardId): this {
    return this.choose({ from: 'played', card });
  }

  chooseBranch(branch: string): this {
    return this.choose({ from: 'branches', branch });
  }

  chooseFromScrapHeap(card: CardId): this {
    return this.choose({ from: 'scrap-heap', card });
  }

  /** Uses what the card that has been acquired does then. */
  useWhenAcquired(card: CardId): this {
    return this.choose({ from: 'when-acquired', card });
  }

  decline(): this {
    return this.choose({ from: 'nothing' });
  }

  choose(pick: ChoiceAnswer): this {
    return this.do({ type: 'choose', pick });
  }

  endTurn(): this {
    return this.do({ type: 'end-turn' });
  }

  do(command: Command): this {
    const result = this.submit(command);
    if (!result.ok) {
      const { code, why } = result.refusal;
      throw new Error(`${JSON.stringify(command)} was refused: ${code}. ${why}`);
    }
    this.state = result.state;
    this.events = result.events;
    if (this.speaker !== null && !awaited(this.state).includes(this.speaker)) this.speaker = null;
    return this;
  }

  /** The code with which a command would be refused; null if it would be carried out. */
  refusal(command: Command): RefusalCode | null {
    const result = this.submit(command);
    return result.ok ? null : result.refusal.code;
  }

  /** The seat that acts: the one the game waits for, the first of several unless `as` says otherwise. */
  get actor(): Seat {
    if (this.speaker !== null) return this.speaker;
    const [seat] = awaited(this.state);
    if (seat === undefined) throw new Error('The game is over: nobody is awaited.');
    return seat;
  }

  /** All legal commands of the seat the game waits for, or of another. */
  legal(seat: Seat = this.actor): Command[] {
    return legalCommands(this.state, seat);
  }

  /** Everything the pending choice offers. */
  options(): ChoiceAnswer[] {
    return this.legal().flatMap((command) => (command.type === 'choose' ? [command.pick] : []));
  }

  /** What a player is asked to choose; null if nothing. */
  choice(seat: Seat): PendingChoice | null {
    return viewFor(this.state, seat).choice;
  }

  can(command: Command): boolean {
    return this.legal().some((legal) => saysTheSame(command, legal));
  }

  /** The abilities I could use now, like "ally of cutter". */
  usable(): string[] {
    return this.legal().flatMap((command) =>
      command.type === 'use' ? [`${command.ability} of ${command.card}`] : [],
    );
  }

  get data(): GameData {
    return toData(this.state);
  }

  get me(): SeatData {
    return this.data.seats[ME];
  }

  seat(seat: Seat): SeatData {
    return this.data.seats[seat];
  }

  get opponent(): SeatData {
    return this.data.seats[OPPONENT];
  }

  /** My main phase goes on, nothing is left to choose. */
  get settled(): boolean {
    return !isOver(this.state) && this.state.frames === 0 && this.actor === ME;
  }

  get winners(): readonly Seat[] {
    return this.data.winners;
  }

  private submit(command: Command) {
    return submit(this.state, { seat: this.actor, at: this.state.version, command });
  }

  private slotOf(seat: Seat, card: CardId): number {
    const pieces = this.data.seats[seat].inPlay.filter((each) => (each.as ?? each.card) === card);
    if (pieces.length !== 1) {
      throw new Error(
        `${pieces.length} cards in play are "${card}"; name the slot of the one meant.`,
      );
    }
    return pieces[0].slot;
  }
}
