import {
  eventsFor,
  type GameEvent,
  type GameState,
  type Seat,
  type Viewer,
} from '@openrealms/engine';
import { type Audience, condense, plain, tell, turnSummary } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import type { Screen } from './screen.ts';

/** Tells the player what happens. News waits until the player is asked something, so that it can be condensed. */
export class Announcer {
  private readonly screen: Screen;
  private readonly wording: Wording;
  private audience: Audience & { readonly you: Seat };
  private waiting: string[] = [];

  constructor(screen: Screen, wording: Wording, you: Seat, teams: readonly number[]) {
    this.screen = screen;
    this.wording = wording;
    this.audience = { you, names: wording.names, teams };
  }

  /** Somebody else listens from now on. */
  turnTo(you: Seat): void {
    this.flush();
    this.audience = { ...this.audience, you };
  }

  /** What has happened in this game, as the player has seen it, or somebody who knows less. */
  news(events: readonly GameEvent[], game: GameState, viewer: Viewer = this.audience.you): void {
    const { audience, wording } = this;
    const seen = eventsFor(events, viewer, game);
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
