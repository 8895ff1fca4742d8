import type { BossFaction } from '../bosses/boss-factions.ts';
import type { SheetNumber } from '../campaign/contents.ts';
import type { CardId } from '../cards/card.ts';
import type { UsableAbility } from '../commands/command.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import type { GameState, Seat } from '../state/state.ts';
import { seesHand } from '../views/sees-hand.ts';
import type { Viewer } from '../views/view.ts';

/**
 * What happened, in order: the log, animation, sound, screen reader and statistics are all readers of this
 * stream. Cards are named by id; a card that the reader may not know is null (see `eventFor`).
 */
export type GameEvent =
  | { readonly kind: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | {
      readonly kind: 'card-played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
    }
  | {
      readonly kind: 'ability-used';
      readonly seat: Seat;
      readonly card: CardId;
      /** Null for what a card does when it is acquired: it is not in play. */
      readonly slot: number | null;
      readonly ability: UsableAbility | 'acquired';
    }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly what: 'trade' | 'combat' | 'authority';
      readonly amount: number;
    }
  | { readonly kind: 'card-drawn'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly kind: 'deck-shuffled'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'card-acquired';
      readonly seat: Seat;
      readonly card: CardId;
      /** The space of the trade row it was in; null for the Explorer pile. */
      readonly space: number | null;
      readonly to: 'discard' | 'top-of-deck';
      readonly paid: number;
      /** Only if stickers were put on it, which has made it the card it is. */
      readonly upgrade?: AcquiredUpgrade;
    }
  | { readonly kind: 'row-refilled'; readonly space: number; readonly card: CardId }
  | { readonly kind: 'trade-deck-recycled'; readonly count: number }
  | {
      readonly kind: 'card-scrapped';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'hand' | 'discard' | 'trade-row' | 'in-play';
      /** The slot or the space of the trade row it was in; null for hand and discard pile. */
      readonly place: number | null;
      readonly to: 'scrap-heap' | 'explorer-pile';
    }
  | { readonly kind: 'card-discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'discard-owed'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'branch-chosen';
      readonly seat: Seat;
      /** The card that prints the choice; null if a rule of the scenario does. */
      readonly card: CardId | null;
      readonly branch: string;
    }
  /** The next ship this player acquires this turn may go on top of the deck. */
  | { readonly kind: 'next-ship-on-top'; readonly seat: Seat }
  /** The next base this player acquires this turn goes on top of the deck. */
  | { readonly kind: 'next-base-on-top'; readonly seat: Seat }
  /** A card goes from its owner's discard pile, or from the hand if that is said, to the top of the deck. */
  | {
      readonly kind: 'card-put-on-deck';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from?: 'hand';
    }
  /** A player takes a card out of the scrap heap. */
  | {
      readonly kind: 'card-salvaged';
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: 'discard' | 'top-of-deck';
    }
  /** At the end of the turn a card goes from the scrap heap to its owner's discard pile. */
  | { readonly kind: 'card-returned'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | {
      readonly kind: 'ship-copied';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: CardId;
    }
  | {
      readonly kind: 'base-destroyed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: number;
      readonly card: CardId;
      /** Combat spent on it; 0 when an ability destroyed it. */
      readonly paid: number;
    }
  | {
      readonly kind: 'player-attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly amount: number;
    }
  | {
      readonly kind: 'turn-ended';
      readonly seat: Seat;
      /** What the discard phase put into the discard pile. */
      readonly ships: readonly CardId[];
      readonly hand: readonly CardId[];
    }
  /** This player is done with the main phase; the turn goes on until all who take it together are. */
  | { readonly kind: 'main-phase-ended'; readonly seat: Seat }
  | {
      readonly kind: 'transferred';
      readonly seat: Seat;
      readonly to: Seat;
      readonly what: 'trade' | 'combat';
      readonly amount: number;
    }
  | {
      readonly kind: 'card-passed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: CardId;
    }
  /** Damage that stays on a base without destroying it. */
  | {
      readonly kind: 'base-damaged';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: number;
      readonly card: CardId;
      readonly amount: number;
    }
  /** Every card of the trade row is scrapped and replaced, once in a challenge. */
  | { readonly kind: 'row-mulliganed'; readonly seat: Seat }
  /** The Boss takes the card of the trade row that is furthest from the trade deck; the others move up behind it. */
  | {
      readonly kind: 'row-card-taken';
      readonly seat: Seat;
      readonly card: CardId;
      readonly space: number;
      readonly to: 'scrap-heap' | 'tentacle' | 'face-down';
    }
  /** The Boss turns up the top card of the trade deck. */
  | {
      readonly kind: 'boss-revealed';
      readonly seat: Seat;
      readonly card: CardId;
      /** Where it goes: into play, into a tentacle, into an empty space of the trade row, or away. */
      readonly to: 'in-play' | 'tentacle' | 'trade-row' | 'scrap-heap';
      /** The space of the trade row; null elsewhere. */
      readonly space: number | null;
    }
  /** The faction of a card gives the Boss its special ability; it may be aimed at one player. */
  | {
      readonly kind: 'boss-ability';
      readonly seat: Seat;
      readonly faction: BossFaction;
      readonly target: Seat | null;
    }
  /** Why the Boss makes the attack that follows, or destroys the base that follows. */
  | {
      readonly kind: 'boss-aims';
      readonly seat: Seat;
      readonly reason: AttackReason;
      readonly target: Seat;
      /** The base; null where a player is attacked. */
      readonly card: CardId | null;
    }
  /** What the Boss counts has changed. */
  | { readonly kind: 'boss-counts'; readonly seat: Seat; readonly count: number }
  /** Instead of drawing, the Boss puts a base of its discard pile into play. */
  | {
      readonly kind: 'base-returned';
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
    }
  | {
      readonly kind: 'boss-acquired';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'elite' | 'subjects' | 'trade-row' | 'acquisition-deck';
      readonly to: 'discard' | 'ledger' | 'top-of-deck';
      readonly paid: number;
    }
  /** A player destroys a card of a tentacle. */
  | {
      readonly kind: 'tentacle-destroyed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly paid: number;
    }
  /** A rule of the scenario is carried out for a player. */
  | { readonly kind: 'scenario-rule'; readonly seat: Seat; readonly rule: ScenarioRuleName }
  /** A victory point card is earned on a player's turn. */
  | { readonly kind: 'victory-card-earned'; readonly seat: Seat; readonly id: string }
  /** The fifth sticker of the scenario's own sheet wins the game. */
  | { readonly kind: 'political-victory'; readonly seat: Seat; readonly sheet: SheetNumber }
  /** The third party of a scenario attacks the player whose turn has ended, with so much combat. */
  | { readonly kind: 'third-party-attacks'; readonly target: Seat; readonly combat: number }
  /** One blow of the third party, and why. */
  | {
      readonly kind: 'third-party-strikes';
      readonly target: Seat;
      readonly reason: StrikeReason;
      /** The combat it takes. */
      readonly amount: number;
      /** The base that is destroyed, and its slot; null where the player is attacked. */
      readonly card: CardId | null;
      readonly slot: number | null;
    }
  | { readonly kind: 'player-defeated'; readonly seat: Seat }
  /** A defeated player leaves a card to a teammate's discard pile. */
  | {
      readonly kind: 'card-bequeathed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: CardId;
    }
  /** All other cards of a defeated player leave the game: Explorers for their pile, the rest for the scrap heap. */
  | { readonly kind: 'cards-lost'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'game-ended'; readonly winners: readonly Seat[] };

/** The upgrade of a card that is acquired: from which sheet, of what card, and what it cost in addition. */
export interface AcquiredUpgrade {
  readonly sheet: SheetNumber;
  readonly of: CardId;
  readonly paid: number;
}

/** Why the Boss attacks what it attacks: it can defeat a player, an outpost or base can fall, or nobody has less authority. */
export type AttackReason = 'defeat' | 'outpost' | 'base' | 'lowest-authority';

/** Why the third party strikes: it can defeat the player, an outpost or base can fall, or it is what is left. */
export type StrikeReason = 'defeat' | 'outpost' | 'base' | 'rest';

/** The names of all kinds of events. */
export type EventKind = GameEvent['kind'];

/** What everybody may know of each kind of event, and whether it tells a player something new. */
interface Face {
  /** The card is known only to those who see the hand of the event's seat. */
  readonly secretCard?: true;
  /** Shows cards that were hidden or mixes cards anew: undo does not reach behind it. */
  readonly reveals?: Reveal;
}

/** Why undo stops at a move. */
export type Reveal = 'card-drawn' | 'deck-shuffled' | 'row-refilled' | 'cards-lost';

export const FACES: Readonly<Record<EventKind, Face>> = {
  'turn-started': {},
  'card-played': {},
  'ability-used': {},
  gained: {},
  'card-drawn': { secretCard: true, reveals: 'card-drawn' },
  'deck-shuffled': { reveals: 'deck-shuffled' },
  'card-acquired': {},
  'row-refilled': { reveals: 'row-refilled' },
  'trade-deck-recycled': { reveals: 'deck-shuffled' },
  'card-scrapped': {},
  'card-discarded': {},
  'discard-owed': {},
  'branch-chosen': {},
  'next-ship-on-top': {},
  'next-base-on-top': {},
  'card-put-on-deck': {},
  'card-salvaged': {},
  'card-returned': {},
  declined: {},
  'ship-copied': {},
  'base-destroyed': {},
  'player-attacked': {},
  'turn-ended': {},
  'main-phase-ended': {},
  transferred: {},
  'card-passed': {},
  'base-damaged': {},
  'row-mulliganed': {},
  'row-card-taken': {},
  'boss-revealed': { reveals: 'row-refilled' },
  'boss-ability': {},
  'boss-aims': {},
  'boss-counts': {},
  'base-returned': {},
  'boss-acquired': { reveals: 'row-refilled' },
  'tentacle-destroyed': {},
  'scenario-rule': {},
  'victory-card-earned': {},
  'political-victory': {},
  'third-party-attacks': {},
  'third-party-strikes': {},
  'player-defeated': {},
  'card-bequeathed': { reveals: 'cards-lost' },
  'cards-lost': { reveals: 'cards-lost' },
  'game-ended': {},
};

/** An event of this game as this seat, or a spectator, may see it. */
export function eventFor(event: GameEvent, viewer: Viewer, game: GameState): GameEvent {
  if (FACES[event.kind].secretCard !== true) return event;
  const seen = 'seat' in event && seesHand(game, viewer, event.seat);
  return seen ? event : ({ ...event, card: null } as GameEvent);
}

/** Events of this game as this seat, or a spectator, may see them. */
export function eventsFor(
  events: readonly GameEvent[],
  viewer: Viewer,
  game: GameState,
): readonly GameEvent[] {
  return events.map((event) => eventFor(event, viewer, game));
}
