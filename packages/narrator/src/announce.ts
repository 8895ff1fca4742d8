import {
  type CardId,
  type GameEvent,
  type Language,
  type Seat,
  saysTheSame,
} from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { condense } from './condense.ts';
import { joined, phrase, plain, type Sentence } from './sentence.ts';
import { listed } from './tally.ts';
import { eventPhrases, tell } from './tell.ts';
import { type Audience, type Teller, tellerFor } from './telling.ts';

/** How much a screen reader says: only what matters, one sentence for each thing done, or every detail. */
export type Verbosity = 'brief' | 'normal' | 'full';

/** What matters whoever did it. */
const MATTERS: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'turn-started',
  'card-acquired',
  'base-destroyed',
  'player-attacked',
  'base-damaged',
  'card-discarded',
  'discard-owed',
  'main-phase-ended',
  'transferred',
  'card-passed',
  'player-defeated',
  'card-bequeathed',
  'victory-card-earned',
  'political-victory',
  'third-party-strikes',
  'game-ended',
]);

interface AnnouncementPhrases {
  /** The cards that the end of a turn puts away. */
  cleared(name: string | null, cards: Sentence): Sentence;
  authority(totals: readonly (readonly [name: string | null, authority: number])[]): string;
}

const PHRASES: Readonly<Record<Language, AnnouncementPhrases>> = {
  en: {
    cleared: (name, cards) =>
      phrase`${name === null ? 'You put' : `${name} puts`} ${cards} into the discard pile.`,
    authority: (totals) =>
      `Authority: ${totals.map(([name, amount]) => `${name ?? 'you'} ${amount}`).join(', ')}.`,
  },
  fr: {
    cleared: (name, cards) =>
      phrase`${name === null ? 'Vous mettez' : `${name} met`} ${cards} dans la défausse.`,
    authority: (totals) =>
      `Influence\u00a0: ${totals.map(([name, amount]) => `${name ?? 'vous'} ${amount}`).join(', ')}.`,
  },
};

/**
 * What happened, for the live region of a screen reader. Where everybody's authority is given, by seat, the end of
 * a turn tells it.
 */
export function announce(
  events: readonly GameEvent[],
  audience: Audience,
  book: CardBook,
  verbosity: Verbosity,
  authority: readonly number[] = [],
): string[] {
  const teller = tellerFor(audience, book);
  const sentences = {
    brief: () => inBrief(events, audience, teller),
    normal: () => tell(withStepsSummed(events), audience, book),
    full: () => inFull(events, audience, teller),
  }[verbosity]();
  const lines = sentences.map(plain);
  const told = verbosity === 'full' ? lines : condense(lines, book.language);
  if (authority.length > 0 && events.some(({ kind }) => kind === 'turn-ended')) {
    const totals = authority.map((amount, seat) => [nameOf(seat, teller), amount] as const);
    told.push(PHRASES[book.language].authority(totals));
  }
  return told;
}

/** What matters; and of what the listener gains and draws, the sums. */
function inBrief(events: readonly GameEvent[], audience: Audience, teller: Teller): Sentence[] {
  const mine = (event: GameEvent): boolean => 'seat' in event && teller.isYou(event.seat);
  const end = events.findIndex(({ kind }) => kind === 'turn-ended');
  // The new hand at the end of a turn is not news yet.
  const drawn = events.filter(
    (event, i) => event.kind === 'card-drawn' && mine(event) && (end < 0 || i < end),
  );
  const matters = withStepsSummed(events.filter(({ kind }) => MATTERS.has(kind)));
  return [
    ...gains(events.filter(mine), teller),
    ...tell(drawn, audience, teller.book),
    ...tell(matters, audience, teller.book),
  ];
}

/** All that was gained, in one sentence. */
function gains(events: readonly GameEvent[], teller: Teller): Sentence[] {
  const sums = new Map<string, GameEvent>();
  for (const event of events) {
    if (event.kind !== 'gained') continue;
    const before = sums.get(event.what);
    const amount = event.amount + (before?.kind === 'gained' ? before.amount : 0);
    sums.set(event.what, { ...event, amount });
  }
  if (sums.size === 0) return [];
  const { detail } = eventPhrases(teller.book.language);
  const parts = [...sums.values()].map((event) => phrase`${detail(event, teller) ?? ''}`);
  return [phrase`${joined(parts, ', ')}.`];
}

/** What is done in steps: attacks, damage to bases, and what teammates give each other. */
type Step = Extract<GameEvent, { kind: 'player-attacked' | 'base-damaged' | 'transferred' }>;

/** The same step one after the other as one. */
function withStepsSummed(events: readonly GameEvent[]): GameEvent[] {
  const summed: GameEvent[] = [];
  for (const event of events) {
    const last = summed.at(-1);
    const again = isStep(event) && last !== undefined && isStep(last) && areAlike(event, last);
    if (again) summed[summed.length - 1] = { ...event, amount: last.amount + event.amount };
    else summed.push(event);
  }
  return summed;
}

function isStep(event: GameEvent): event is Step {
  const { kind } = event;
  return kind === 'player-attacked' || kind === 'base-damaged' || kind === 'transferred';
}

function areAlike(one: Step, other: Step): boolean {
  return saysTheSame({ ...one, amount: 0 }, { ...other, amount: 0 });
}

/** Everything, with the texts of new cards in the trade row, what the end of a turn puts away and what is lost. */
function inFull(events: readonly GameEvent[], audience: Audience, teller: Teller): Sentence[] {
  const { book } = teller;
  const told: Sentence[] = [];
  let rest: GameEvent[] = [];
  const flush = (): void => {
    told.push(...tell(rest, audience, book));
    rest = [];
  };
  for (const event of events) {
    rest.push(event);
    if (event.kind === 'row-refilled') {
      flush();
      told.push([aloud(event.card, book)]);
    }
    if (event.kind === 'cards-lost') {
      flush();
      if (event.cards.length > 0) told.push(phrase`${listed(event.cards, book)}.`);
    }
    if (event.kind === 'turn-ended') {
      flush();
      const cards = [...event.ships, ...event.hand];
      const name = nameOf(event.seat, teller);
      if (cards.length > 0) {
        told.push(PHRASES[book.language].cleared(name, listed(cards, book)));
      }
    }
  }
  flush();
  return told;
}

/** The whole text of a card in sentences. */
function aloud(id: CardId, book: CardBook): string {
  return book
    .text(id)
    .full.split('\n')
    .map((line) => (line.endsWith('.') ? line : `${line}.`))
    .join(' ')
    .replaceAll(' · ', ', ');
}

/** Null for the listener. */
function nameOf(seat: Seat, teller: Teller): string | null {
  return teller.isYou(seat) ? null : teller.name(seat);
}
