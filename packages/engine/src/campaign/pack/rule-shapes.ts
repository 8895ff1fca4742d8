/** Rules of scenarios and conditions of victory point cards as they are written in a pack. */
import { FACTIONS } from '../../cards/ability.ts';
import {
  type BetweenGamesFeat,
  type CardFilter,
  type EndFeat,
  type ScenarioRule,
  SIDES,
  type TurnFeat,
  type VictoryCondition,
} from '../contents.ts';
import { someEffects } from './effect-shapes.ts';
import {
  counts,
  either,
  type Field,
  flag,
  integer,
  may,
  must,
  type ObjectShape,
  object,
  tagged,
  text,
  word,
} from './shape.ts';

const whom = must(word([...SIDES, 'both']), 'Whom it is about.');
const cards = must(
  object<CardFilter>({
    card: may(text(), 'Only this card, by its id.'),
    type: may(word(['ship', 'base']), 'Only cards of this type.'),
    faction: may(word(FACTIONS), 'Only cards of this faction.'),
    upgraded: may(flag, 'Only upgraded cards, or only others.'),
  }),
  'Which cards it is about; {} for all.',
);

type RuleOf<Kind extends ScenarioRule['kind']> = Omit<
  Extract<ScenarioRule, { kind: Kind }>,
  'kind'
>;

const effectsThen: Field = must(someEffects, 'What happens.');
const when = object<RuleOf<'when-played'>>({ whom, cards, effects: effectsThen });

const RULES: Readonly<Record<ScenarioRule['kind'], ObjectShape>> = {
  'start-of-turn': object<RuleOf<'start-of-turn'>>({ whom, effects: effectsThen }),
  'starting-authority': object<RuleOf<'starting-authority'>>({
    whom,
    amount: must(integer(-49, 200), 'So much more than 50, or less.'),
  }),
  'opening-hand': object<RuleOf<'opening-hand'>>({
    whom,
    cards: must(integer(-3, 5), 'So many cards more, or fewer.'),
  }),
  'personal-deck': object<RuleOf<'personal-deck'>>({
    whom,
    cards: must(counts, 'Which cards are in the personal deck in addition.'),
  }),
  'when-played': when,
  'when-acquired': when,
  'when-upgraded': when,
  price: object<RuleOf<'price'>>({
    whom,
    cards,
    less: must(integer(-20, 20), 'So much less, or below zero more; never less than 1.'),
  }),
  'upgrade-price': object<RuleOf<'upgrade-price'>>({
    whom,
    less: must(integer(-20, 20), 'So much less, or below zero more; never less than 1.'),
  }),
  'hand-size': object<RuleOf<'hand-size'>>({
    whom,
    cards: must(integer(-4, 5), 'So many cards more are drawn, or fewer.'),
  }),
  'third-party': object<RuleOf<'third-party'>>({
    combat: must(integer(0, 99), 'The combat of its first attack on a player.'),
    growth: must(integer(0, 99), 'How much more it has each time.'),
  }),
};

/** A rule of a scenario. */
export const scenarioRules = tagged('kind', RULES);

/** Every word of a type, each once. */
const allOf = <Word extends string>(all: Readonly<Record<Word, true>>): readonly string[] =>
  Object.keys(all);

const upgradesOf = object<{ upgradesOf: unknown }>({
  upgradesOf: must(word(FACTIONS), 'Upgrades of cards of this faction.'),
});
const turnFeats = allOf<TurnFeat>({
  trade: true,
  combat: true,
  authority: true,
  'bases-in-play': true,
  'outposts-in-play': true,
  'factions-in-play': true,
  'upgraded-in-play': true,
  'acquired-this-turn': true,
  'played-this-turn': true,
  'scrapped-this-turn': true,
});
const betweenGames = allOf<Extract<BetweenGamesFeat, string>>({
  'victories-in-a-row': true,
  victories: true,
  'political-victories': true,
  upgrades: true,
});
const atEnd = allOf<Extract<EndFeat, string>>({
  upgrades: true,
  'upgraded-bases': true,
  victories: true,
});

const atLeast = must(integer(1, 999), 'How much of it at least.');

const CONDITIONS: Readonly<Record<VictoryCondition['when'], ObjectShape>> = {
  scenario: object<{ number: unknown }>({
    number: must(integer(1, 12), 'Who wins this scenario.'),
  }),
  turn: object<{ what: unknown; atLeast: unknown }>({
    what: must(word(turnFeats), 'What the player has at some moment of an own turn.'),
    atLeast,
  }),
  'between-games': object<{ what: unknown; atLeast: unknown }>({
    what: must(either(word(betweenGames), upgradesOf), 'What the player has between two games.'),
    atLeast,
  }),
  end: object<{ what: unknown }>({
    what: must(either(word(atEnd), upgradesOf), 'What the player has more of at the end.'),
  }),
};

/** Who earns a victory point card. */
export const victoryConditions = tagged('when', CONDITIONS);
