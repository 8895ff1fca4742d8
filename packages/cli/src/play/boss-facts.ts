import {
  BOSS_FACTIONS,
  type CardId,
  type Faction,
  formatNamed,
  type SeatView,
  type View,
} from '@openrealms/engine';
import { listed, plain } from '@openrealms/narrator';
import type { Wording } from './actions.ts';

/** Something that everybody can see before a Boss: what it is, and how it stands. */
export type BossFact = readonly [name: string, value: string];

/** Whether the rules play this seat. */
export function isPlayedByRules({ seat }: Pick<SeatView, 'seat'>, view: View): boolean {
  return view.challenge !== undefined && seat === view.seats.length - 1;
}

/** Which of the numbers that a seat has usually mean something here: a Boss may have no authority, deck or discard pile. */
export function bossParts({ format }: View): {
  readonly authority: boolean;
  readonly deck: boolean;
} {
  const { boss } = formatNamed(format);
  return { authority: boss?.authority !== null, deck: boss?.hasDeck !== false };
}

/** Everybody who has a deck and a discard pile. */
export function seatsWithDecks(view: View): readonly SeatView[] {
  return view.seats.filter((seat) => !isPlayedByRules(seat, view) || bossParts(view).deck);
}

/** What lies before the Boss and decides its next turns. */
export function bossFacts(view: View, wording: Wording): readonly BossFact[] {
  const { challenge: words } = wording;
  const { challenge } = view;
  if (challenge === undefined) return [];
  const { owedDiscards } = view.seats[view.seats.length - 1];
  const used = challenge.mulliganed ? words.mulliganUsed : words.mulliganLeft;
  return [
    [words.level, words.levels[challenge.level].name],
    ...ownFacts(view, wording),
    ...(owedDiscards > 0 ? [[words.fewerCards, `${owedDiscards}`] as const] : []),
    [words.mulligan, used],
  ];
}

/** How many of the cards that are known to come are named. */
const NEXT = 3;

function ownFacts(view: View, wording: Wording): readonly BossFact[] {
  const { challenge: words, book, words: common } = wording;
  const boss = view.seats[view.seats.length - 1];
  const [first, second] = view.challenge?.piles ?? [];
  const names = (cards: readonly CardId[]): string => plain(listed(cards, book)) || common.none;
  if (first === undefined || second === undefined) return [];
  const open = ({ cards }: typeof first): CardId[] => cards.filter((card) => card !== null);
  switch (view.format) {
    case 'automatons':
      return [[words.count, `${view.challenge?.count}`]];
    case 'blob-assault': {
      const bases = boss.discard.filter((card) => book.card(card).type === 'base');
      const next = boss.knownTop.slice(0, NEXT);
      return [
        ...(next.length > 0 ? [[words.nextCards, next.map(book.name).join(', ')] as const] : []),
        [words.basesBack, names(bases)],
      ];
    }
    case 'dimensional-horror':
      return tentacles(open(first), wording);
    case 'nemesis-beast': {
      const hidden = first.cards.length - open(first).length;
      const unseen = hidden > 0 ? ` (${words.unseen(hidden)})` : '';
      return [[words.swallowed, `${words.cards(first.cards.length)}${unseen}`]];
    }
    case 'defy-the-empire': {
      const [top] = open(second);
      const more = second.cards.length - 1;
      const subjects = [...(top === undefined ? [] : [book.name(top)]), words.more(more)];
      return [
        [words.elite, open(first).map(book.name).join(', ') || common.none],
        [words.subjects, more < 0 ? common.none : subjects.slice(0, more > 0 ? 2 : 1).join(' ')],
      ];
    }
    case 'the-cost-of-freedom': {
      const [bottom] = open(first).slice(-1);
      const end = bottom === undefined ? '' : `, ${words.last(book.name(bottom))}`;
      const assets = open(second);
      const list = assets.length === 0 ? '' : `${common.colon} ${names(assets)}`;
      return [
        [words.ledger, `${words.cards(assets.length)}${list}`],
        [words.acquisitions, `${words.cards(first.cards.length)}${end}`],
      ];
    }
    default:
      return [];
  }
}

/** The cards of each tentacle with what it takes to cut them off, and how long the longest is. */
function tentacles(cards: readonly CardId[], wording: Wording): readonly BossFact[] {
  const { challenge: words, book } = wording;
  const grown = BOSS_FACTIONS.map((faction) => ({
    faction,
    cards: cards.filter((card) => book.card(card).factions.includes(faction)),
  })).filter((tentacle) => tentacle.cards.length > 0);
  const longest = Math.max(0, ...grown.map((tentacle) => tentacle.cards.length));
  return [
    ...grown.map(({ faction, cards: own }): BossFact => {
      const list = own.map((card) => `${book.name(card)} ${book.card(card).cost}`).join(', ');
      return [words.tentacle(factionName(faction, wording)), list];
    }),
    [words.longest, words.cards(longest)],
  ];
}

/** What a faction is called on the cards. */
export function factionName(faction: Faction, { book }: Pick<Wording, 'book'>): string {
  const card = book.cards.find(({ factions }) => factions.includes(faction));
  return card === undefined ? faction : book.text(card.id).typeLine.split(' · ')[1];
}
