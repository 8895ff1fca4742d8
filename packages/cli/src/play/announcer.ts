import { eventsFor, type GameEvent, type GameState, type Seat } from '@openrealms/engine';
import { type Audience, condense, plain, tell, turnSummary } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import type { Screen } from './screen.ts';

/** Tells the player what happens. News waits until the player is asked something, so that it can be condensed. */
export class Announcer {
  private readonly screen: Screen;
  private readonly wording: Wording;
  private readonly audience: Audience & { readonly you: Seat };
  private waiting: string[] = [];

  constructor(screen: Screen, wording: Wording, you: Seat, teams: readonly number[]) {
    this.screen = screen;
    this.wording = wording;
    this.audience = { you, names: wording.names, teams };
  }

  /** What has happened in this game. */
  news(events: readonly GameEvent[], game: GameState): void {
    const { audience, wording } = this;
    const seen = eventsFor(events, audience.you, game);
    this.waiting.push(...tell(seen, audience, wording.book).map(plain));
  }

  /** A finished turn of somebody else in one line. */
  summary(events: readonly GameEvent[], seat: Seat): void {
    this.flush();
    const { audience, wording } = this;
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
