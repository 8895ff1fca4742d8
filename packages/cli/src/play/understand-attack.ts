import type { CardId, Command, Seat, View } from '@openrealms/engine';
import { answerLabel, plainly } from '@openrealms/narrator';
import { bossParts } from './boss-facts.ts';
import { act, type Intent, inSteps, type Moment, say } from './intent.ts';
import { anyCard, cardMeant, withPlayer } from './meaning.ts';

/** "a", "a 3", "a greedy 2", "a 3 greedy 2", "a war world", "a war world greedy 2", "a 2 war world". */
export function attack(rest: string, moment: Moment): Intent {
  const { view, wording } = moment;
  const me = view.seats[view.viewer as number];
  if (me.combat === 0) return say(wording.words.noCombat);
  const others = view.seats.filter(({ seat }) => seat !== me.seat).map(({ seat }) => seat);
  // A name may end with a number, so the whole of it is looked for first.
  const named = withPlayer(rest, others, wording);
  const [, digits, words] = /^(\d*) ?(.*)$/.exec(named.what)!;
  const amount = digits === '' ? null : Number(digits);
  if (amount !== null && (amount < 1 || amount > me.combat)) {
    return say(wording.words.wrongAmount(me.combat));
  }
  if (view.challenge !== undefined && !bossParts(view).authority) {
    return attackTentacle(words, moment);
  }
  const spend = amount ?? me.combat;
  if (words === '') return attackPlayer(named.seat, spend, moment);
  const players = others.filter((seat) => plainly(wording.names[seat]).startsWith(words));
  if (players.length === 1) return attackPlayer(players[0], spend, moment);
  if (players.length > 1) {
    return say(wording.format.whichPlayer(players.map((seat) => wording.names[seat]).join(', ')));
  }
  return attackBase(words, named.seat, amount, moment);
}

/** A Boss without authority is attacked by what lies before it. */
function attackTentacle(words: string, { view, wording }: Moment): Intent {
  const { book, words: texts, challenge } = wording;
  if (words === '') return say(challenge.nameTentacle);
  const { combat } = view.seats[view.viewer as number];
  const grown = view.challenge?.piles[0].cards.filter((card) => card !== null) ?? [];
  const meant = cardMeant(words, grown, wording);
  if (typeof meant !== 'string') return meant;
  const { cost } = book.card(meant);
  if (cost > combat) return say(texts.notEnoughCombat(book.name(meant), cost, combat));
  return act({ type: 'attack-tentacle', card: meant });
}

function attackPlayer(target: Seat | null, amount: number, moment: Moment): Intent {
  const { view, legal, wording } = moment;
  const { combat, targets } = view.seats[view.viewer as number];
  const attacks = legal.filter((command) => command.type === 'attack-player');
  const open = [...new Set(attacks.map(({ seat }) => seat))];
  if (target === null && open.length === 0) return say(inTheWay(targets, moment));
  if (target === null && open.length > 1 && !areOneTarget(open, view)) {
    return say(wording.format.whichPlayer(open.map((seat) => wording.names[seat]).join(', ')));
  }
  const seat = target ?? open[0];
  if (targets.includes(seat) && !open.includes(seat)) return say(inTheWay([seat], moment));
  // Whoever is out of reach: the rules say why.
  if (!open.includes(seat)) return act({ type: 'attack-player', seat, amount: combat });
  return inSteps({ type: 'attack-player', seat, amount }, combat);
}

/** Whether it makes no difference which of these players is hit: their authority is one and the same. */
function areOneTarget(seats: readonly Seat[], view: View): boolean {
  return view.format === 'hydra' && new Set(seats.map((seat) => view.seats[seat].team)).size === 1;
}

/** A base in play, and whose it is. */
interface Aim {
  readonly seat: Seat;
  readonly slot: number;
  readonly card: CardId;
  readonly damage?: number;
}

function attackBase(
  words: string,
  owner: Seat | null,
  amount: number | null,
  moment: Moment,
): Intent {
  const { view, legal, wording } = moment;
  const { book, words: texts, names, format } = wording;
  const { combat } = view.seats[view.viewer as number];
  const aims = view.seats
    .filter(({ seat }) => seat !== view.viewer && (owner === null || seat === owner))
    .flatMap(({ seat, inPlay }): Aim[] =>
      inPlay
        .filter(({ card }) => book.card(card).type === 'base')
        .map((piece) => ({ ...piece, seat })),
    );
  const meant = cardMeant(
    words,
    aims.map(({ card }) => card),
    wording,
  );
  if (typeof meant !== 'string') {
    const other = anyCard(words, wording);
    return other === null ? meant : say(texts.notATarget(book.name(other)));
  }
  const ofThatName = aims.filter(({ card }) => card === meant);
  const inReach = ofThatName.filter((aim) => legal.some((command) => aimsAt(command, aim)));
  const candidates = inReach.length > 0 ? inReach : ofThatName;
  if (new Set(candidates.map(({ seat }) => seat)).size > 1) {
    return say(
      format.whichPlayer([...new Set(candidates.map(({ seat }) => names[seat]))].join(', ')),
    );
  }
  const [aim] = candidates;
  const { seat, slot, card, damage = 0 } = aim;
  const needed = book.card(card).defense - damage;
  const command: Command = { type: 'attack-base', seat, slot, card };
  const mayDamage = legal.some((each) => each.type === 'damage-base' && aimsAt(each, aim));
  if (amount !== null && mayDamage) {
    const label = answerLabel({ from: 'in-play', seat, slot, card }, { names, view }, book);
    if (amount >= needed) return say(format.breaksIt(label, needed));
    return inSteps({ type: 'damage-base', seat, slot, card, amount }, combat);
  }
  if (inReach.length > 0 && needed <= combat) return act(command);
  if (isShielded(aim, moment)) return say(inTheWay([seat], moment));
  const reached = view.seats[view.viewer as number].baseTargets.includes(seat);
  return reached ? say(texts.notEnoughCombat(book.name(card), needed, combat)) : act(command);
}

function aimsAt(command: Command, { seat, slot }: Aim): boolean {
  return (
    (command.type === 'attack-base' || command.type === 'damage-base') &&
    command.seat === seat &&
    command.slot === slot
  );
}

/** Whether an outpost protects this base, which is in reach otherwise and could be paid for. */
function isShielded(aim: Aim, { view, legal, wording: { book } }: Moment): boolean {
  const { combat, baseTargets } = view.seats[view.viewer as number];
  const { defense, outpost } = book.card(aim.card);
  if (outpost || !baseTargets.includes(aim.seat)) return false;
  return defense - (aim.damage ?? 0) <= combat && !legal.some((command) => aimsAt(command, aim));
}

/** Names the outposts that protect these players. */
function inTheWay(seats: readonly Seat[], { view, wording: { book, words } }: Moment): string {
  const teams = new Set(seats.map((seat) => view.seats[seat].team));
  const outposts = view.seats
    .filter(({ seat, team }) => seats.includes(seat) || teams.has(team))
    .flatMap(({ inPlay }) => inPlay.map(({ card }) => card))
    .filter((id) => book.card(id).outpost);
  return words.outpostsFirst(outposts.map(book.name).join(', '));
}
