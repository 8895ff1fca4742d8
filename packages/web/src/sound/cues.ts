import type { GameEvent, Seat } from '@openrealms/engine';
import { VOICES, type VoiceName } from './voices.ts';

/** A voice that is to be heard. */
export interface Cue {
  readonly voice: VoiceName;
  /** 0 to 1, how loud it is among its like. */
  readonly strength: number;
  /** How often, one after the other: cards are dealt one by one. */
  readonly times: number;
}

/** What is heard of one change, at most. */
const MOST_VOICES = 4;
const MOST_TIMES = 5;

/** The most meaningful sounds of what happened, in the order in which it happened. */
export function cuesFor(events: readonly GameEvent[], you: Seat | null): readonly Cue[] {
  const cues = new Map<VoiceName, Cue>();
  const over = events.some(({ kind }) => kind === 'game-ended');
  for (const event of events) {
    const voice = voiceOf(event, you);
    // The end of the game says it all.
    if (voice === null || (over && voice === 'defeat')) continue;
    const heard = cues.get(voice);
    cues.set(voice, {
      voice,
      strength: Math.max(strengthOf(event), heard?.strength ?? 0),
      times: Math.min((heard?.times ?? 0) + 1, voice === 'draw' ? MOST_TIMES : 1),
    });
  }
  const weightiest = [...cues.values()]
    .sort((a, b) => VOICES[b.voice].weight - VOICES[a.voice].weight)
    .slice(0, MOST_VOICES);
  return [...cues.values()].filter((cue) => weightiest.includes(cue));
}

function voiceOf(event: GameEvent, you: Seat | null): VoiceName | null {
  switch (event.kind) {
    case 'card-played':
      return 'play';
    case 'ability-used':
      return 'ability';
    case 'gained':
      return event.what;
    case 'card-acquired':
      return 'acquire';
    case 'card-drawn':
      return 'draw';
    case 'deck-shuffled':
    case 'trade-deck-recycled':
      return 'shuffle';
    case 'card-scrapped':
      return 'scrap';
    case 'card-discarded':
    case 'turn-ended':
      return 'discard';
    case 'discard-owed':
      return 'owed';
    case 'base-destroyed':
      return 'base-destroyed';
    case 'third-party-strikes':
      if (event.card !== null) return 'base-destroyed';
      return event.target === you ? 'hurt' : 'attack';
    case 'player-attacked':
      return event.target === you ? 'hurt' : 'attack';
    case 'turn-started':
      return event.seat === you ? 'your-turn' : null;
    case 'player-defeated':
      return 'defeat';
    case 'game-ended':
      return endOf(event.winners, you);
    case 'transferred':
      return event.what;
    case 'card-passed':
    case 'card-bequeathed':
    case 'card-put-on-deck':
    case 'card-returned':
    case 'card-salvaged':
      return 'acquire';
    case 'base-damaged':
      return 'attack';
    case 'cards-lost':
    case 'row-mulliganed':
    case 'row-card-taken':
      return 'scrap';
    case 'boss-revealed':
    case 'boss-acquired':
    case 'base-returned':
      return 'acquire';
    case 'boss-ability':
    case 'scenario-rule':
      return 'ability';
    case 'victory-card-earned':
      return 'win';
    case 'tentacle-destroyed':
      return 'base-destroyed';
    case 'political-victory':
    case 'third-party-attacks':
    case 'boss-aims':
    case 'boss-counts':
    case 'main-phase-ended':
    case 'row-refilled':
    case 'branch-chosen':
    case 'next-ship-on-top':
    case 'next-base-on-top':
    case 'declined':
    case 'ship-copied':
      return null;
  }
}

/** Somebody who only looks on hears a victory, whoever has won. */
function endOf(winners: readonly Seat[], you: Seat | null): VoiceName {
  if (winners.length === 0) return 'tie';
  return you === null || winners.includes(you) ? 'win' : 'loss';
}

function strengthOf(event: GameEvent): number {
  switch (event.kind) {
    case 'player-attacked':
    case 'base-damaged':
      return Math.min(0.3 + event.amount / 14, 1);
    case 'gained':
    case 'transferred':
      return Math.min(0.5 + event.amount / 10, 1);
    default:
      return 0.8;
  }
}
