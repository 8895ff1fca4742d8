import { existsSync } from 'node:fs';
import { type BotName, botNamed } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import {
  awaited,
  type Command,
  eventsFor,
  type GameEvent,
  isOver,
  type Language,
  legalCommands,
  newSeed,
  randomFrom,
  toReplay,
  undo,
  undoReach,
  viewFor,
} from '@openrealms/engine';
import picocolors from 'picocolors';
import { EXIT_INTERRUPTED, EXIT_USAGE, Failure } from '../failure.ts';
import { readTextFile, writeTextFile } from '../files.ts';
import { type Io, wantsColor, widthOf } from '../io.ts';
import { type LineReader, lineReader } from '../line-reader.ts';
import { cardBook } from '../text/card-book.ts';
import { tell } from '../text/event-sentence.ts';
import { summariseTurn } from '../text/turn-summary.ts';
import { wordsIn } from '../text/words-in.ts';
import { actionsFor, type Wording } from './actions.ts';
import { type Game, gameFromPosition, lastTurnOf, move, newGame } from './game.ts';
import { plainScreen } from './plain-screen.ts';
import { prettyScreen } from './pretty-screen.ts';
import { resumedGame, saveText } from './save-file.ts';
import type { Screen } from './screen.ts';
import { notSimple, simpleMove } from './simple-moves.ts';
import { type Intent, understand } from './understand.ts';

export interface PlayOptions {
  readonly seed?: string;
  readonly bot: BotName;
  readonly plain: boolean;
  readonly language: Language;
  readonly save?: string;
  readonly resume?: string;
  readonly position?: string;
  readonly replay?: string;
}

/** Plays a game in the terminal until it is over or the player leaves; gives the exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const game = await openGame(options);
  const book = cardBook(boxes, options.language);
  const words = wordsIn(options.language);
  const names = [0, 1].map((seat) => (seat === game.you ? words.you : words.bots[game.bot]));
  const wording: Wording = { book, words, names };
  const colors = picocolors.createColors(wantsColor(io));
  const screen = options.plain
    ? plainScreen(io, wording)
    : prettyScreen(io, { ...wording, colors, width: widthOf(io) });
  const lines = lineReader(io);
  try {
    const table = new Table(game, wording, screen, lines, options);
    return await table.run(options.resume !== undefined);
  } finally {
    lines.close();
  }
}

async function openGame(options: PlayOptions): Promise<Game> {
  for (const file of [options.save, options.replay]) {
    if (file === undefined || !existsSync(file)) continue;
    const hint = file === options.save ? `continue it with --resume ${file}, or ` : '';
    throw new Failure(`${file} exists already: ${hint}choose another file.`, EXIT_USAGE);
  }
  if (options.resume !== undefined) {
    return resumedGame(await readTextFile(options.resume), options.resume);
  }
  if (options.position !== undefined) return gameFromPosition(options.position, options.bot);
  return newGame(options.seed ?? newSeed(), options.bot);
}

/** A game going on at the terminal. */
class Table {
  private game: Game;
  private readonly wording: Wording;
  private readonly screen: Screen;
  private readonly lines: LineReader;
  private readonly replayFile: string | undefined;
  private saveFile: string | undefined;
  /** Show everything before the next question. */
  private fresh = true;
  /** The player was told what is left to do, or asked whether to give up, and nothing has happened since. */
  private warned: 'end' | 'concede' | null = null;

  constructor(
    game: Game,
    wording: Wording,
    screen: Screen,
    lines: LineReader,
    options: PlayOptions,
  ) {
    this.game = game;
    this.wording = wording;
    this.screen = screen;
    this.lines = lines;
    this.saveFile = options.save ?? options.resume;
    this.replayFile = options.replay;
  }

  async run(resumed: boolean): Promise<number> {
    const { words } = this.wording;
    this.screen.say(resumed ? words.resumed : words.welcome(words.bots[this.game.bot]));
    await this.save();
    while (!isOver(this.game.record.state)) {
      if (!awaited(this.game.record.state).includes(this.game.you)) {
        await this.botMoves();
        continue;
      }
      const line = await this.ask();
      if (line === null) return this.inputEnded();
      const intent = understand(line, this.moment());
      if (intent === null) continue;
      if (intent.kind === 'quit') return this.quit();
      await this.carryOut(intent);
    }
    return this.finish();
  }

  private moment() {
    const { record, you } = this.game;
    const view = viewFor(record.state, you);
    const legal = legalCommands(record.state, you);
    const { wording } = this;
    return { view, legal, actions: actionsFor(view, legal, wording), wording };
  }

  private async ask(): Promise<string | null> {
    const { view, actions } = this.moment();
    this.screen.scene({ view, actions, fresh: this.fresh });
    this.fresh = false;
    return this.lines.next(this.wording.words.prompt);
  }

  private async carryOut(intent: Intent): Promise<void> {
    const { words, book } = this.wording;
    const { screen } = this;
    if (intent.kind !== this.warned) this.warned = null;
    switch (intent.kind) {
      case 'do':
        for (const command of intent.commands) {
          if (!isOver(this.game.record.state)) await this.do(command);
        }
        break;
      case 'all':
        await this.playSimple();
        break;
      case 'end':
        await this.endTurn(intent.sure);
        break;
      case 'undo':
        await this.undo(intent.steps);
        break;
      case 'concede':
        if (this.warned === 'concede') await this.do({ type: 'concede' });
        else screen.say(words.confirmConcede);
        this.warned = 'concede';
        break;
      case 'say':
        screen.say(intent.text);
        break;
      case 'inspect':
        screen.say(book.text(intent.card).full);
        break;
      case 'help':
        screen.say(words.help);
        break;
      case 'board':
        this.fresh = true;
        break;
      case 'actions':
        screen.actions({ ...this.moment(), fresh: false });
        break;
      case 'log':
        this.log();
        break;
      case 'piles':
        screen.piles(this.moment().view);
        break;
    }
  }

  private async do(command: Command): Promise<void> {
    this.game = move(this.game, this.game.you, command);
    this.report(this.game.record.moves.at(-1)!.events);
    await this.save();
  }

  private report(events: readonly GameEvent[]): void {
    this.screen.news(this.told(events));
  }

  private told(events: readonly GameEvent[]): string[] {
    const { you } = this.game;
    const audience = { you, names: this.wording.names };
    return tell(eventsFor(events, you), audience, this.wording.book);
  }

  private async playSimple(): Promise<void> {
    const { words, book } = this.wording;
    const legal = (): Command[] => legalCommands(this.game.record.state, this.game.you);
    let done = 0;
    for (let next = simpleMove(legal(), book); next; next = simpleMove(legal(), book)) {
      await this.do(next);
      done++;
    }
    if (done === 0) this.screen.say(words.nothingToPlay);
    const left = notSimple(legal());
    if (left.length > 0) this.screen.say(words.leftForYou(left.map(book.name).join(', ')));
  }

  private async endTurn(sure: boolean): Promise<void> {
    const left = this.leftToDo();
    if (left.length > 0 && !sure && this.warned !== 'end') {
      this.warned = 'end';
      this.screen.say(this.wording.words.stillLeft(left));
      return;
    }
    this.warned = null;
    await this.do({ type: 'end-turn' });
  }

  private leftToDo(): string[] {
    const { view, legal } = this.moment();
    const { left } = this.wording.words;
    const me = view.seats[this.game.you];
    const uses = legal.filter((command) => command.type === 'use' && command.ability !== 'scrap');
    const has = (type: Command['type']): boolean => legal.some((command) => command.type === type);
    return [
      ...(has('play') ? [left.cards(me.handCount)] : []),
      ...(uses.length > 0 ? [left.abilities(uses.length)] : []),
      ...(has('acquire') ? [left.trade(me.trade)] : []),
      ...(has('attack-player') || has('attack-base') ? [left.combat(me.combat)] : []),
    ];
  }

  private async undo(steps: number): Promise<void> {
    const { words } = this.wording;
    const result = undo(this.game.record, this.game.you, steps);
    if (result.ok) {
      this.game = { ...this.game, record: result.record };
      this.screen.say(words.undone(steps));
      await this.save();
      return;
    }
    const { depth, barrier } = undoReach(this.game.record, this.game.you);
    const only = depth > 0 ? `${words.undoOnly(depth)} ` : '';
    this.screen.say(`${only}${words.barriers[barrier]}`);
  }

  private log(): void {
    const events = this.game.record.moves.flatMap((each) => [...each.events]);
    if (events.length === 0) this.screen.say(this.wording.words.logEmpty);
    else this.report(events);
  }

  /** The bot acts until the game waits for the player again, and what it did is told step by step. */
  private async botMoves(): Promise<void> {
    const { you, bot: name, start } = this.game;
    const seat = 1 - you;
    const bot = botNamed(name, boxes);
    const { state, moves } = this.game.record;
    // Its chance depends on nothing but the game, so that a resumed game goes on as it would have.
    const source = 'seed' in start ? start.seed : start.position;
    const random = randomFrom(`${source}:bot:${moves.length}`);
    const command = bot.choose(viewFor(state, seat), legalCommands(state, seat), random);
    this.game = move(this.game, seat, command);
    const { events } = this.game.record.moves.at(-1)!;
    const ended = events.some((event) => event.kind === 'turn-ended');
    this.report(events);
    if (ended) {
      const audience = { you, names: this.wording.names };
      const turn = lastTurnOf(this.game, seat);
      this.screen.summary(summariseTurn(turn, seat, audience, this.wording.book));
      this.fresh = true;
    }
    await this.save();
  }

  private async save(): Promise<void> {
    if (this.saveFile !== undefined) await writeTextFile(this.saveFile, saveText(this.game));
  }

  private async quit(): Promise<number> {
    const { words } = this.wording;
    while (this.saveFile === undefined) {
      const file = (await this.lines.next(words.offerSave))?.trim() ?? '';
      if (file === '') {
        this.screen.say(`${words.notSaved} ${words.goodbye}`);
        return 0;
      }
      await this.attempt(async () => {
        if (existsSync(file)) throw new Failure(`${file} exists already: choose another file.`);
        await writeTextFile(file, saveText(this.game));
        this.saveFile = file;
      });
    }
    this.sayWhereSaved();
    return 0;
  }

  private inputEnded(): number {
    const { words } = this.wording;
    this.screen.say(this.lines.interrupted ? words.goodbye : words.inputEnded);
    this.sayWhereSaved();
    return this.lines.interrupted ? EXIT_INTERRUPTED : 0;
  }

  private sayWhereSaved(): void {
    const { words } = this.wording;
    if (this.saveFile === undefined) this.screen.say(words.notSaved);
    else this.screen.say(`${words.saved(this.saveFile)} ${words.resumeWith(this.saveFile)}`);
  }

  private async finish(): Promise<number> {
    const { words } = this.wording;
    const { record, you, start } = this.game;
    const { turn, winners, seats } = record.state;
    const say = ((winners >> you) & 1) === 1 ? words.won : words.lost;
    this.screen.say(say(turn, seats[you].authority, seats[1 - you].authority));
    // A game from a position cannot be dealt again, so it has no replay.
    if (!('seed' in start)) return 0;
    this.screen.say(words.seed(start.seed));
    let file = this.replayFile;
    for (;;) {
      file ??= (await this.lines.next(words.offerReplay))?.trim() ?? '';
      if (file === '') return this.lines.interrupted ? EXIT_INTERRUPTED : 0;
      const path = file;
      const written = await this.attempt(async () => {
        const players = this.wording.names.map((name, seat) =>
          seat === you ? words.player : name,
        );
        const replay = await toReplay(record, players);
        await writeTextFile(path, `${JSON.stringify(replay)}\n`);
        this.screen.say(words.replayWritten(path));
      });
      if (written) return 0;
      file = undefined;
    }
  }

  /** Whether it worked; what the player can mend is said, and they may try again. */
  private async attempt(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.screen.say(error.message);
      return false;
    }
  }
}
