import { leftToThePlayer, safeMove } from '@openrealms/bots';
import {
  awaited,
  type Command,
  type GameEvent,
  isOver,
  legalCommands,
  type Refusal,
  type Seat,
  undo,
  viewFor,
} from '@openrealms/engine';
import { refusalText, undoBarrierText } from '@openrealms/narrator';
import { EXIT_INTERRUPTED } from '../failure.ts';
import type { LineReader } from '../line-reader.ts';
import { actionsFor, type Wording } from './actions.ts';
import type { Announcer } from './announcer.ts';
import { answer } from './answer.ts';
import type { BotPlayers } from './bot-players.ts';
import {
  allEvents,
  attempt,
  eventsSinceLastTurn,
  type Game,
  isShared,
  lastTurnOf,
} from './game.ts';
import type { Intent, Moment } from './intent.ts';
import type { GameKeeper } from './keeper.ts';
import { leftToDo } from './left-to-do.ts';
import { resultText, sharedResultText } from './result.ts';
import type { Screen } from './screen.ts';
import { understand } from './understand.ts';

/** A game going on at the terminal. */
export class Table {
  private game: Game;
  private readonly wording: Wording;
  private readonly screen: Screen;
  private readonly announcer: Announcer;
  private readonly lines: LineReader;
  private readonly keeper: GameKeeper;
  private readonly bots: BotPlayers;
  /** What to show before the next question: all there is, what has changed, or nothing. */
  private due: 'all' | 'changes' | 'nothing' = 'all';
  /** Whether the player has seen the numbers of the actions as they are now. */
  private numbersKnown = false;
  /** Whether the one whose game this is sits before the terminal; people who share it are called first. */
  private seated: boolean;
  /** The player was warned about this and has not done anything else since. */
  private warnedOf: 'end' | 'concede' | null = null;

  constructor(
    game: Game,
    wording: Wording,
    screen: Screen,
    announcer: Announcer,
    lines: LineReader,
    keeper: GameKeeper,
    bots: BotPlayers,
  ) {
    this.game = game;
    this.wording = wording;
    this.screen = screen;
    this.announcer = announcer;
    this.lines = lines;
    this.keeper = keeper;
    this.bots = bots;
    this.seated = !isShared(game);
  }

  /** Plays until the game is over or the player leaves; gives the exit code. */
  async run(): Promise<number> {
    while (!isOver(this.game.record.state)) {
      if (await this.botMoves()) continue;
      const line = this.seated ? await this.ask() : await this.handOver();
      if (line === null) {
        this.inputEnded();
        return this.exitCode();
      }
      const intent = this.understand(line);
      if (intent === null) continue;
      if (intent.kind === 'quit') {
        await this.keeper.leave(this.game);
        return this.exitCode();
      }
      await this.carryOut(intent);
    }
    await this.finish();
    return this.exitCode();
  }

  /** The game as it stands now. */
  get current(): Game {
    return this.game;
  }

  private exitCode(): number {
    return this.lines.interrupted ? EXIT_INTERRUPTED : 0;
  }

  private moment(): Moment {
    const { record, you } = this.game;
    const view = viewFor(record.state, you);
    const legal = legalCommands(record.state, you);
    const { wording } = this;
    return { view, legal, actions: actionsFor(view, legal, wording), wording };
  }

  /** A number means what it meant when it was shown; one from an older list must not do something else. */
  private understand(line: string): Intent | null {
    if (/^\s*\d+\s*$/.test(line) && !this.numbersKnown) {
      return { kind: 'say', text: this.wording.words.numbersChanged };
    }
    return understand(line, this.moment());
  }

  private ask(): Promise<string | null> {
    const { view, actions } = this.moment();
    this.announcer.flush();
    if (this.due !== 'nothing') {
      this.numbersKnown = this.screen.scene({ view, actions, fresh: this.due === 'all' });
    }
    this.due = 'nothing';
    return this.lines.next(this.wording.words.prompt);
  }

  /** Waits until whoever is to act sits before the terminal. Gives what was typed, if that is more than Enter. */
  private async handOver(): Promise<string | null> {
    const { scenario, names } = this.wording;
    const { record } = this.game;
    const [next] = awaited(record.state);
    this.announcer.flush();
    const line = await this.lines.next(scenario.handOver(names[next]));
    if (line === null) return null;
    const intent = understand(line, this.moment());
    if (intent?.kind === 'quit') return line;
    if (intent !== null) {
      this.announcer.say(scenario.justEnter);
      return '';
    }
    this.screen.clear();
    this.game = { ...this.game, you: next };
    this.seated = true;
    this.announcer.turnTo(next);
    this.tellWhatLedHere();
    this.due = 'all';
    return '';
  }

  /** To somebody who has just come: the turn that has ended, or in the middle of one what was done last. */
  private tellWhatLedHere(): void {
    const { record, you } = this.game;
    const events = record.moves.at(-1)?.events ?? [];
    const ended = events.findLast((event) => event.kind === 'turn-ended');
    if (ended === undefined) this.announcer.news(events, record.state);
    else if (ended.seat !== you) {
      this.announcer.summary(lastTurnOf(this.game, ended.seat), ended.seat);
    }
  }

  private async carryOut(intent: Intent): Promise<void> {
    const { words } = this.wording;
    if (intent.kind !== this.warnedOf) this.warnedOf = null;
    switch (intent.kind) {
      case 'do':
        await this.doAll(intent.commands);
        break;
      case 'all':
        await this.playSimple();
        break;
      case 'end':
        if (this.isSure('end', intent.sure, leftToDo(this.moment())))
          await this.do({ type: 'end-turn' });
        break;
      case 'concede':
        if (this.isSure('concede', false, words.confirmConcede)) await this.do({ type: 'concede' });
        break;
      case 'undo':
        await this.undo(intent.steps);
        break;
      case 'board':
        this.due = 'all';
        break;
      case 'actions':
        this.screen.actions({ ...this.moment(), fresh: false });
        this.numbersKnown = true;
        break;
      case 'log':
        this.log(intent.whole);
        break;
      case 'save':
        await this.keeper.save(this.game, intent.file);
        break;
      case 'quit':
        break;
      default:
        this.announcer.flush();
        answer(intent, this.moment(), this.screen);
    }
  }

  /** What is done in steps stops where a step has changed the table so that no other can follow. */
  private async doAll(commands: readonly Command[]): Promise<void> {
    for (const [i, command] of commands.entries()) {
      const refusal = await this.do(command);
      if (refusal === null) continue;
      if (i === 0) this.announcer.say(refusalText(refusal, this.wording.book.language));
      return;
    }
  }

  /** Gives why it is refused; null if it is not. */
  private async do(command: Command): Promise<Refusal | null> {
    const result = attempt(this.game, this.game.you, command);
    if (!result.ok) return result.refusal;
    this.game = result.game;
    const { state } = this.game.record;
    const isForAnother = isShared(this.game) && !awaited(state).includes(this.game.you);
    // What is drawn for the next turn is not for the eyes of the one who comes.
    if (isForAnother) this.announcer.news(result.events, state, 'spectator');
    else this.announcer.news(result.events, state);
    this.seated = !isForAnother;
    if (this.due === 'nothing') this.due = 'changes';
    this.sumUp(result.events.filter((event) => 'seat' in event && this.isBoss(event.seat)));
    await this.keeper.follow(this.game);
    return null;
  }

  /** What has happened: the turns since the player's last one began, or all of it. */
  private log(whole: boolean): void {
    const { record, you } = this.game;
    const events = whole ? allEvents(this.game) : eventsSinceLastTurn(this.game, you);
    if (record.moves.length === 0) this.announcer.say(this.wording.words.logEmpty);
    this.announcer.news(events, record.state);
  }

  private async playSimple(): Promise<void> {
    const { words, book } = this.wording;
    const legal = (): Command[] => legalCommands(this.game.record.state, this.game.you);
    const first = safeMove(legal(), book.card);
    if (first === undefined) this.announcer.say(words.nothingToPlay);
    for (let next = first; next !== undefined; next = safeMove(legal(), book.card)) {
      await this.do(next);
    }
    const left = leftToThePlayer(legal());
    if (left.length > 0) this.announcer.say(words.leftForYou(left.map(book.name).join(', ')));
  }

  /** Warns once; the same word again means it. Nothing to warn of needs no second word. */
  private isSure(what: 'end' | 'concede', sure: boolean, warning: string): boolean {
    if (sure || warning === '' || this.warnedOf === what) {
      this.warnedOf = null;
      return true;
    }
    this.warnedOf = what;
    this.announcer.say(warning);
    return false;
  }

  private async undo(steps: number): Promise<void> {
    const { words, book } = this.wording;
    const result = undo(this.game.record, this.game.you, steps);
    if (!result.ok) {
      const { depth, barrier } = result.reach;
      const only = depth > 0 ? `${words.undoOnly(depth)} ` : '';
      const stop =
        barrier === 'game-start'
          ? words.nothingToUndo
          : words.undoStops(undoBarrierText(barrier, book.language));
      this.announcer.say(`${only}${stop}`);
      return;
    }
    this.game = { ...this.game, record: result.record };
    this.announcer.say(words.undone(steps));
    this.due = 'changes';
    await this.keeper.follow(this.game);
  }

  /** Lets a bot move, if it is for one to move; gives whether it was. */
  private async botMoves(): Promise<boolean> {
    const next = this.bots.next(this.game);
    if (next === null) return false;
    const result = attempt(this.game, next.seat, next.command);
    if (!result.ok) throw new Error(`Refused: ${result.refusal.why}`);
    this.game = result.game;
    // The board says whose turn it is, but it is not shown before a Boss's.
    const news = result.events.filter(
      (event) => event.kind !== 'turn-started' || this.isBoss(event.seat),
    );
    this.announcer.news(news, this.game.record.state);
    if (this.due === 'nothing') this.due = 'changes';
    this.sumUp(result.events);
    await this.keeper.follow(this.game);
    return true;
  }

  /** Whether the rules play this seat. */
  private isBoss(seat: Seat): boolean {
    return seat >= this.game.table.seats;
  }

  /** A line for each turn of somebody else that has ended; then the whole table is shown. */
  private sumUp(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'turn-ended' || event.seat === this.game.you) continue;
      this.announcer.summary(lastTurnOf(this.game, event.seat), event.seat);
      this.due = 'all';
    }
  }

  private inputEnded(): void {
    const { words } = this.wording;
    this.announcer.say(this.lines.interrupted ? words.goodbye : words.inputEnded);
    this.keeper.sayWhereSaved();
  }

  private async finish(): Promise<void> {
    const { record, you } = this.game;
    const text = isShared(this.game) ? sharedResultText : resultText;
    this.announcer.say(text(viewFor(record.state, you), this.wording));
    await this.keeper.finish(this.game);
  }
}
