import type { Seat } from '@openrealms/engine';
import { act, type Intent, inSteps, type Moment, say } from './intent.ts';
import { anyCard, cardMeant, withPlayer } from './meaning.ts';

/** "give 3 trade", "give combat to greedy 2": some of a pool, or all of it. */
export function give(rest: string, moment: Moment): Intent {
  const { view, legal, wording } = moment;
  const { format, names } = wording;
  const me = view.seats[view.viewer as number];
  const mates = matesOf(moment);
  const { what: words, seat: named } = withPlayer(rest, mates, wording);
  const match = /^(?:(\d+) )?(?:de )?(trade|commerce|combat)$/.exec(words);
  if (match === null) return say(format.sayWhatToGive);
  const what = match[2] === 'combat' ? 'combat' : 'trade';
  const amount = match[1] === undefined ? me[what] : Number(match[1]);
  if (amount < 1 || amount > me[what]) return say(format.notYours(what, me[what]));
  const offers = legal.filter((command) => command.type === 'transfer' && command.what === what);
  const receivers = [...new Set(offers.map((offer) => (offer as { readonly to: Seat }).to))];
  if (receivers.length === 0) return say(format.nobodyToGive);
  if (named === null && receivers.length > 1) {
    return say(format.whichPlayer(receivers.map((seat) => names[seat]).join(', ')));
  }
  const to = named ?? receivers[0];
  return inSteps({ type: 'transfer', what, to, amount }, me[what]);
}

/** "pass cutter", "pass cutter to greedy 2": a card of the discard pile. */
export function pass(rest: string, moment: Moment): Intent {
  const { view, legal, wording } = moment;
  const { book, format, names, words: texts } = wording;
  const { what, seat } = withPlayer(rest, matesOf(moment), wording);
  if (what === '') return say(format.sayWhatToPass);
  const passes = legal.filter((command) => command.type === 'pass-card');
  const me = view.seats[view.viewer as number];
  const meant = cardMeant(what, me.discard, wording);
  if (typeof meant !== 'string') {
    const other = anyCard(what, wording);
    return other === null ? meant : say(format.notInDiscard(book.name(other)));
  }
  const offers = passes.filter(({ card, to }) => card === meant && (seat === null || to === seat));
  if (offers.length === 1) return act(offers[0]);
  if (offers.length > 1) {
    return say(format.whichPlayer(offers.map(({ to }) => names[to]).join(', ')));
  }
  if (passes.length === 0 && me.trade === 0) return say(texts.tooDear(book.name(meant), 1, 0));
  return seat === null
    ? say(format.nobodyToGive)
    : act({ type: 'pass-card', card: meant, to: seat });
}

function matesOf({ view }: Moment): Seat[] {
  const me = view.seats[view.viewer as number];
  return view.seats
    .filter(({ seat, team }) => seat !== me.seat && team === me.team)
    .map(({ seat }) => seat);
}
