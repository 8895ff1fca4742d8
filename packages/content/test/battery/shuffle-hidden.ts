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
      if (!seesHand(game.format, viewer, seat)) {
        return shuffleOther(data, random, shown(game, seat, envelope));
      }
      return envelope === undefined ? { ...data, deck: shuffleDeck(data, random) } : data;
    }),
  };
  const loaded = loadGame({ ...saved, game: data }, setup.boxes);
  if (!loaded.ok) throw new Error(`${loaded.problem.at}: ${loaded.problem.why}`);
  return loaded.value;
}

/** By the rulebooks: one's own hand, and Raiders the hands of the other Raiders. */
export function seesHand(format: GameData['format'], viewer: Viewer, seat: number): boolean {
  if (viewer === seat) return true;
  return format === 'raid' && viewer !== 'spectator' && viewer > 0 && seat > 0;
}

/** Cards that a command is about to show, or takes from a pile that only its player may look through. */
interface Shown {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
}

function shown(game: GameData, seat: number, envelope: Envelope | undefined): Shown {
  const nothing = { hand: [], deck: [] };
  if (envelope === undefined) return nothing;
  const { command } = envelope;
  // A team that takes its turn together also discards together.
  const half = game.seats.length / 2;
  const together = game.format === 'hydra' && seat < half === envelope.seat < half;
  if (command.type === 'end-turn' && together) return { ...nothing, hand: game.seats[seat].hand };
  if (envelope.seat !== seat) return nothing;
  if (command.type === 'end-turn') return { ...nothing, hand: game.seats[seat].hand };
  if (command.type === 'play') return { ...nothing, hand: [command.card] };
  if (command.type !== 'choose') return nothing;
  if (command.pick.from === 'deck') return { ...nothing, deck: [command.pick.card] };
  return command.pick.from === 'hand' ? { ...nothing, hand: [command.pick.card] } : nothing;
}

/** Deals the hidden cards of hand and deck anew; those known, or about to be shown, stay where they are. */
function shuffleOther(data: SeatData, random: Random, shown: Shown): SeatData {
  const hidden = without(data.hand, data.knownHand);
  const handShown = shown.hand.length === data.hand.length ? hidden : shownOf(shown.hand, hidden);
  const dealt = hidden.length - handShown.length;
  const knownTop = data.deck.slice(0, data.knownTop);
  const unknown = data.deck.slice(data.knownTop);
  const deckShown = shownOf(shown.deck, unknown);
  const pool = shuffled([...without(hidden, handShown), ...without(unknown, deckShown)], random);
  return {
    ...data,
    hand: [...data.knownHand, ...handShown, ...pool.slice(0, dealt)],
    deck: [...knownTop, ...pool.slice(dealt), ...deckShown],
  };
}

/** Those cards that are among the hidden ones; others were known before. */
function shownOf(cards: readonly CardId[], hidden: readonly CardId[]): CardId[] {
  return cards.filter((card) => hidden.includes(card));
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

/** The viewers take turns from one version of the game to the next. */
export function viewerAt({ seats, version }: GameState): Viewer {
  const viewer = version % (seats.length + 1);
  return viewer === seats.length ? 'spectator' : viewer;
}

/** Whether every card lies in the same place in both. */
export function sameOrder(one: GameState, other: GameState): boolean {
  return one.cards.every((card, i) => card === other.cards[i]);
}
