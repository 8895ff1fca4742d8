/** The ability language as it is written in a pack. */
import {
  type AcquireFree,
  ANY_NUMBER,
  type Choose,
  type DestroyBase,
  type DiscardOwn,
  type Draw,
  type Effect,
  FACTIONS,
  type Gain,
  type GainPer,
  type IfBasesInPlay,
  type IfYouDo,
  type NextOnTop,
  type OpponentDiscards,
  type PutOnDeck,
  type Salvage,
  type ScrapOwn,
  type ScrapTradeRow,
  type StaticAbility,
} from '../../cards/ability.ts';
import {
  constant,
  either,
  flag,
  integer,
  list,
  may,
  must,
  named,
  type ObjectShape,
  object,
  type Shapes,
  tagged,
  word,
} from './shape.ts';

/** More than any card gives, draws or takes. */
const MUCH = 99;
/** No ability has more parts. */
const MANY = 12;

/** An effect without the field that says which one it is. */
type Rest<T> = Omit<T, 'kind'>;

/** The effects of an ability; empty where the card does not have it. */
export const effects = list(named('effect'), 0, MANY);
/** Effects of something that has to do something. */
export const someEffects = list(named('effect'), 1, MANY);

const gain = object<Rest<Gain>>({ amount: must(integer(1, MUCH), 'How much.') });
const optional = may(flag, 'Whether the player may leave it out.', false);
const aType = word(['ship', 'base']);
const typeOrAny = may(either(aType, constant(null)), 'Of which type; null for any.', null);

/** By kind, what an effect says besides. */
const EFFECTS: Readonly<Record<Effect['kind'], ObjectShape>> = {
  trade: gain,
  combat: gain,
  authority: gain,
  draw: object<Rest<Draw>>({
    amount: must(
      either(
        integer(1, MUCH),
        constant('that-many'),
        object<{ perPlayed: unknown }>({
          perPlayed: must(word(FACTIONS), 'A card for each card of this faction played this turn.'),
        }),
      ),
      'How many cards, or as many as the effect before it discarded or scrapped.',
    ),
  }),
  'opponent-discards': object<Rest<OpponentDiscards>>({
    count: may(integer(1, MUCH), 'How many cards the player discards.', 1),
    orSelf: may(flag, 'Whether the target may also be the player.', false),
  }),
  discard: object<Rest<DiscardOwn>>({
    count: may(integer(1, ANY_NUMBER), `How many cards; ${ANY_NUMBER} for any number.`, 1),
    upTo: may(flag, 'Whether it may also be fewer, down to none.', false),
  }),
  scrap: object<Rest<ScrapOwn>>({
    from: must(list(word(['hand', 'discard']), 1, 2), 'From where.'),
    count: may(integer(1, ANY_NUMBER), `How many cards; ${ANY_NUMBER} for any number.`, 1),
    upTo: may(flag, 'Whether it may also be fewer, down to none.', false),
    may: optional,
  }),
  'scrap-trade-row': object<Rest<ScrapTradeRow>>({ may: optional }),
  'destroy-base': object<Rest<DestroyBase>>({ may: optional }),
  'gain-per': object<Rest<GainPer>>({
    what: must(word(['trade', 'combat', 'authority']), 'What is gained.'),
    amount: must(integer(1, MUCH), 'How much for each.'),
    per: must(
      word(['that-many', 'their-cost', 'own-scrapped']),
      'For each card that the effect before it discarded or scrapped, for their cost, or for each own card scrapped this turn.',
    ),
  }),
  'put-on-deck': object<Rest<PutOnDeck>>({ type: typeOrAny }),
  'acquire-free': object<Rest<AcquireFree>>({
    type: typeOrAny,
    maxCost: may(
      either(integer(0, MUCH), constant(null)),
      'What it may cost at most; null for any cost.',
      null,
    ),
    to: must(word(['top-of-deck', 'discard']), 'Where it goes.'),
  }),
  salvage: object<Rest<Salvage>>({
    maxCost: must(integer(1, MUCH), 'What a card of the scrap heap may cost at most.'),
    to: may(word(['top-of-deck', 'discard']), 'Where it goes.', 'discard'),
  }),
  'next-on-top': object<Rest<NextOnTop>>({
    type: must(aType, 'The next card of which type goes on top of the deck.'),
  }),
  'return-at-end-of-turn': object<object>({}),
  'copy-ship': object<object>({}),
  choose: object<Rest<Choose>>({
    branches: must(list(someEffects, 2, MANY), 'The player chooses one of these.'),
  }),
  'if-bases': object<Rest<IfBasesInPlay>>({
    count: must(integer(1, MUCH), 'With at least so many own bases in play.'),
    effects: must(someEffects, 'What then happens.'),
  }),
  'if-you-do': object<Rest<IfYouDo>>({
    effects: must(someEffects, 'What happens if the effect before it did something.'),
  }),
};

const STATIC: Readonly<Record<StaticAbility['kind'], ObjectShape>> = {
  'ally-of-every-faction': object<object>({}),
  'whenever-ship-played': object<{ effects: unknown }>({
    effects: must(someEffects, 'What happens each time its owner plays a ship.'),
  }),
};

/** The shapes that others name. */
export const effectShapes: Shapes = {
  effect: tagged('kind', EFFECTS),
  'static-ability': tagged('kind', STATIC),
};
