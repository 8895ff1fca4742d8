import { plainly } from '@openrealms/narrator';
import type { LineReader } from '../../line-reader.ts';
import type { Screen } from '../../play/screen.ts';
import type { CampaignWords } from '../../text/campaign-words.ts';
import type { Page } from './pages.ts';

const QUIT: ReadonlySet<string> = new Set(['q', 'quit', 'quitter']);
const HELP: ReadonlySet<string> = new Set(['?', 'help', 'aide']);

/** An answer that can be given by its number or by words of its name. */
export interface Answer {
  readonly name: string;
  /** Behind the name. */
  readonly text: string;
}

/** What an input means: an answer, something to say about it, or nothing that is known. */
export type Understood<T> = { readonly answer: T } | { readonly reply: string };

/** What a dialogue is held with. */
interface Means {
  readonly lines: LineReader;
  readonly screen: Screen;
  readonly say: CampaignWords;
  /** As the language writes it. */
  readonly colon: string;
}

/** Asks the person between games. Null as an answer means that the person leaves. */
export class Dialogue {
  private readonly lines: LineReader;
  private readonly screen: Screen;
  private readonly say: CampaignWords;
  private readonly colon: string;
  /** The pages that can be asked for at any moment, by word. */
  private readonly pages: (word: string) => readonly Page[] | null;

  constructor(
    { lines, screen, say, colon }: Means,
    pages: (word: string) => readonly Page[] | null,
  ) {
    this.lines = lines;
    this.screen = screen;
    this.say = say;
    this.colon = colon;
    this.pages = pages;
  }

  show(pages: readonly Page[]): void {
    for (const { title, lines } of pages) {
      this.screen.heading(title);
      this.screen.page(lines);
    }
  }

  tell(text: string): void {
    this.screen.say(text);
  }

  /** A line as it was typed. */
  async text(prompt: string): Promise<string | null> {
    const line = await this.lines.next(prompt);
    return line === null || QUIT.has(plainly(line)) ? null : line.trim();
  }

  /** Waits for Enter; gives whether the person goes on. */
  async pause(prompt: string): Promise<boolean> {
    const gone = await this.ask<true>(prompt, (input) =>
      input === '' ? { answer: true } : { reply: this.say.notUnderstood(input) },
    );
    return gone === true;
  }

  /** One of these, by number or name; where there is a way back, 0 takes it. */
  async choose(answers: readonly Answer[], back?: string): Promise<number | 'back' | null> {
    this.list(answers);
    if (back !== undefined) this.screen.page([`  0  ${back}`]);
    return this.ask<number | 'back'>(this.say.prompt, (input) =>
      back !== undefined && input === '0' ? { answer: 'back' } : this.chosen(input, answers),
    );
  }

  /** A line for each answer, from 1. */
  list(answers: readonly Answer[]): void {
    this.screen.page(
      answers.map(({ name, text }, i) => {
        const line = text === '' ? name : `${name}${this.colon} ${text}`;
        return `  ${`${i + 1}`.padEnd(`${answers.length}`.length)}  ${line}`;
      }),
    );
  }

  /** Asks until something is understood. */
  async ask<T>(prompt: string, understand: (input: string) => Understood<T>): Promise<T | null> {
    for (;;) {
      const line = await this.text(prompt);
      if (line === null) return null;
      const word = plainly(line);
      const pages = word === '' ? null : this.pages(word);
      if (HELP.has(word)) this.screen.page(this.say.help.split('\n'));
      else if (pages !== null) this.show(pages);
      else {
        const understood = understand(line);
        if ('answer' in understood) return understood.answer;
        this.screen.say(understood.reply);
      }
    }
  }

  private chosen(input: string, answers: readonly Answer[]): Understood<number> {
    const wrong = { reply: input === '' ? this.say.numberOrName : this.say.chooseOne(input) };
    if (/^\d+$/.test(input)) {
      const index = Number(input) - 1;
      return answers[index] === undefined ? wrong : { answer: index };
    }
    const words = plainly(input);
    const found = answers.filter(({ name }) => words !== '' && plainly(name).includes(words));
    if (found.length > 1) {
      return { reply: this.say.severalMeant(found.map(({ name }) => name).join(', ')) };
    }
    return found.length === 0 ? wrong : { answer: answers.indexOf(found[0]) };
  }
}
