import { eventsFor, type GameEvent, type GameState, type Seat } from '@openrealms/engine';
import { condense, plain, tell, turnSummary } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import type { Screen } from './screen.ts';

/** Tells the player what happens. News waits until the player is asked something, so that it can be condensed. */
export class Announcer {
  private readonly screen: Screen;
  private readonly wording: Wording;
  private readonly you: Seat;
  private waiting: string[] = [];

  constructor(screen: Screen, wording: Wording, you: Seat) {
    this.screen = screen;
    this.wording = wording;
    this.you = you;
  }

  /** What has happened in this game. */
  news(events: readonly GameEvent[], game: GameState): void {
    const { you, wording } = this;
    const audience = { you, names: wording.names };
    this.waiting.push(...tell(eventsFor(events, you, game), audience, wording.book).map(plain));
  }

  /** A finished turn of the opponent in one line. */
  summary(events: readonly GameEvent[], seat: Seat): void {
    this.flush();
    const { you, wording } = this;
    const audience = { you, names: wording.names };
    this.screen.summary(plain(turnSummary(events, seat, audience, wording.book)));
  }

  say(text: string): void {
    this.flush();
    this.screen.say(text);
  }

  /** Shows the news. */
  flush(): void {
    this.screen.news(condense(this.waiting, this.wording.book.language));
    this.waiting = [];
  }
}
