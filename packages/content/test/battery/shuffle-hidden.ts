import {
  type CardId,
  type Envelope,
  type GameData,
  type GameRecord,
  type GameState,
  loadGame,
  nextWord,
  type Random,
  roll,
  type SeatData,
  saveGame,
  type Viewer,
} from '@openrealms/engine';

/** Enough cards of the trade deck for everything one command can bring to light. */
const SOON_REVEALED = 8;

/**
 * A state that differs from the given one only in what the viewer cannot know, dealt by hand from the saved game
 * and not by the engine's own `determinize`. With an envelope, what that command is about to show the viewer
 * stays as it is: cards it names or discards, the next cards of the trade deck, the viewer's own draws.
 */
export function shuffleHidden(
  { state, setup }: GameRecord,
  viewer: Viewer,
  random: Random,
  envelope?: Envelope,
): GameState {
  const saved = saveGame(state);
  const { game } = saved;
  const revealed = envelope === undefined ? 0 : SOON_REVEALED;
  const data: GameData = {
    ...game,
    random:
      envelope === undefined
        ? [nextWord(random), nextWord(random), nextWord(random), nextWord(random)]
        : game.random,
    tradeDeck: [
      ...game.tradeDeck.slice(0, revealed),
      ...shuffled(game.tradeDeck.slice(revealed), random),
    ],
    seats: game.seats.map((data, seat) => {
      if (seat !== viewer) return shuffleOther(data, random, shownFromHand(data, seat, envelope));
      return envelope === undefined ? { ...data, deck: shuffleDeck(data, random) } : data;
    }),
  };
  const loaded = loadGame({ ...saved, game: data }, setup.boxes);
  if (!loaded.ok) throw new Error(`${loaded.problem.at}: ${loaded.problem.why}`);
  return loaded.value;
}

/** The cards of a hand that a command of its owner is about to show. */
function shownFromHand(data: SeatData, seat: number, envelope: Envelope | undefined): CardId[] {
  if (envelope?.seat !== seat) return [];
  const { command } = envelope;
  if (command.type === 'end-turn') return [...data.hand];
  if (command.type === 'play') return [command.card];
  return command.type === 'choose' && command.pick.from === 'hand' ? [command.pick.card] : [];
}

/** Deals the hidden cards of hand and deck anew; those known, or about to be shown, stay in hand. */
function shuffleOther(data: SeatData, random: Random, shown: readonly CardId[]): SeatData {
  const hidden = [...data.hand];
  const fixed: CardId[] = [];
  for (const card of [...data.knownHand, ...without(shown, data.knownHand)]) {
    hidden.splice(hidden.indexOf(card), 1);
    fixed.push(card);
  }
  const pool = shuffled([...hidden, ...data.deck.slice(data.knownTop)], random);
  return {
    ...data,
    hand: [...fixed, ...pool.slice(0, hidden.length)],
    deck: [...data.deck.slice(0, data.knownTop), ...pool.slice(hidden.length)],
  };
}

function shuffleDeck({ deck, knownTop }: SeatData, random: Random): CardId[] {
  return [...deck.slice(0, knownTop), ...shuffled(deck.slice(knownTop), random)];
}

function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of taken) {
    const i = left.indexOf(card);
    if (i !== -1) left.splice(i, 1);
  }
  return left;
}

function shuffled(cards: readonly CardId[], random: Random): CardId[] {
  const result = [...cards];
  for (let i = result.length - 1; i > 0; i--) {
    const j = roll(random, i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The viewers take turns from one version of the game to the next. */
export function viewerAt(state: GameState): Viewer {
  return VIEWERS[state.version % VIEWERS.length];
}

/** Whether every card lies in the same place in both. */
export function sameOrder(one: GameState, other: GameState): boolean {
  return one.cards.every((card, i) => card === other.cards[i]);
}
