import { cardBoxes as boxes } from '@openrealms/content';
import { type ChallengeId, type GameEvent, type Level, openGame, submit } from '@openrealms/engine';

/** What a level changes. */
export interface LevelFacts {
  /** Turns of each player before the Boss's first; 0 where the Boss begins. */
  readonly turns: number;
  /** Cards in a player's opening hand. */
  readonly cards: number;
}

const known = new Map<string, LevelFacts>();
const PLAYER = 0;
const BOSS = 1;
/** More than any level gives. */
const MOST_TURNS = 20;

/** Found out by beginning a game of one player and letting that player do nothing until the Boss's turn comes. */
export function levelFacts(challenge: ChallengeId, level: Level): LevelFacts {
  const key = `${challenge} ${level}`;
  const facts = known.get(key) ?? tryOut(challenge, level);
  known.set(key, facts);
  return facts;
}

function tryOut(id: ChallengeId, level: Level): LevelFacts {
  const opened = openGame({
    boxes,
    seed: 'a look at a level',
    seats: 1,
    challenge: { id, level },
  });
  const cards = opened.events.filter(isDrawOfPlayer).length;
  const happened = [...opened.events];
  let { state } = opened;
  for (let i = 0; i < MOST_TURNS && !happened.some(isTurnOfBoss); i++) {
    const at = state.version;
    const result = submit(state, { seat: PLAYER, at, command: { type: 'end-turn' } });
    if (!result.ok) throw new Error(result.refusal.why);
    state = result.state;
    happened.push(...result.events);
  }
  const before = happened.slice(0, happened.findIndex(isTurnOfBoss));
  return { turns: before.filter(isTurnOfPlayer).length, cards };
}

function isDrawOfPlayer(event: GameEvent): boolean {
  return event.kind === 'card-drawn' && event.seat === PLAYER;
}

function isTurnOfPlayer(event: GameEvent): boolean {
  return event.kind === 'turn-started' && event.seat === PLAYER;
}

function isTurnOfBoss(event: GameEvent): boolean {
  return event.kind === 'turn-started' && event.seat === BOSS;
}
