/** What a pack may look like. */
import { FACTIONS } from '../../cards/ability.ts';
import { MAX_DEFENSE } from '../../cards/card-number.ts';
import {
  type Sheet,
  type SheetRow,
  SIDES,
  type Side,
  type Sticker,
  type Words,
} from '../contents.ts';
import { effectShapes, effects, someEffects } from './effect-shapes.ts';
import {
  PACK_KIND,
  PACK_LAYOUT,
  type Pack,
  type PackBase,
  type PackFace,
  type PackOption,
  type PackScenario,
  type PackShip,
  type PackVictoryCard,
} from './pack.ts';
import { scenarioRules, victoryConditions } from './rule-shapes.ts';
import { type JsonSchema, schemaOf } from './schema-of.ts';
import {
  constant,
  counts,
  flag,
  integer,
  list,
  may,
  must,
  named,
  type ObjectShape,
  object,
  type Shape,
  type Shapes,
  tagged,
  text,
  word,
} from './shape.ts';

const id = text({
  source: '^[a-z0-9]+(-[a-z0-9]+)*$',
  means: 'in small letters, digits and single hyphens',
});

/** A position names a box as `id@version` and joins several with `+`, so none of these signs can be part of it, nor a space. */
const version = text({
  source: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$',
  means: 'of letters and digits, with single dots, hyphens or underscores between them, like 1.2',
});

const words = object<Words>({
  en: must(text(), 'In English.'),
  fr: must(text(), 'In French.'),
});

const cardFields = {
  name: must(
    named('words'),
    'Its name; the id follows from the English one, small and with hyphens.',
  ),
  factions: may(list(word(FACTIONS), 0, 2), 'Its factions; none for a starting card.', []),
  cost: may(integer(0, 20), 'Its cost; 0 for a card without one.', 0),
  primary: may(effects, 'Its primary ability.', []),
  ally: may(effects, 'Its ally ability.', []),
  doubleAlly: may(effects, 'Its double ally ability.', []),
  scrap: may(effects, 'Its scrap ability.', []),
  static: may(list(named('static-ability'), 0, 4), 'What always holds.', []),
  acquired: may(effects, 'Its “when acquired” ability.', []),
};

const ship = object<Omit<PackShip, 'type'>>(cardFields);
const base = object<Omit<PackBase, 'type'>>({
  ...cardFields,
  defense: must(integer(1, MAX_DEFENSE), 'Its defense.'),
  outpost: may(flag, 'Whether it is an outpost.', false),
});

const sticker = object<Sticker>({
  primary: may(someEffects, 'Added to the primary ability.'),
  ally: may(someEffects, 'Needs another card of the side’s faction in play.'),
  scrap: may(someEffects, 'Added to the scrap ability.'),
});

const sheet = object<Sheet>({
  side: must(word(SIDES), 'Whose sheet it is.'),
  number: must(integer(1, 4), 'The scenario that it comes with.'),
  rows: must(
    list(
      object<SheetRow>({
        cost: must(integer(1, 20), 'The cost of the cards.'),
        ship: must(named('sticker'), 'The sticker for a ship.'),
        base: must(named('sticker'), 'The sticker for a base.'),
      }),
      5,
      5,
    ),
    'Five different costs.',
  ),
});

const rules = list(named('scenario-rule'), 0, 8);

const option = object<PackOption>({
  id: may(id, 'If left out, it follows from the English name.'),
  name: must(named('words'), 'What it is called.'),
  rules: must(rules, 'What then holds.'),
});

const face = object<PackFace>({
  rules: must(rules, 'What holds while this face is up.'),
  choice: may(list(option, 2, 6), 'What the first player chooses one of before the game.'),
});

/** A shape for each side. */
const bySide = (shape: Shape, about: string): ObjectShape =>
  object<Record<Side, unknown>>({
    'star-empire': must(shape, `${about} of the Star Empire.`),
    'trade-federation': must(shape, `${about} of the Trade Federation.`),
  });

const scenario = object<PackScenario>({
  number: must(integer(1, 12), 'Its number.'),
  name: must(named('words'), 'What it is called.'),
  story: must(named('words'), 'What happens in the war, read before the game.'),
  faces: must(bySide(named('face'), 'The face'), 'Which face is up is decided by who won before.'),
});

const victoryCard = object<PackVictoryCard>({
  id: may(id, 'If left out, it follows from the English name.'),
  name: must(named('words'), 'What it is called.'),
  points: must(integer(1, 3), 'What it is worth.'),
  earned: must(named('victory-condition'), 'Who earns it.'),
  from: may(
    integer(1, 12),
    'Not of a card for winning a scenario: the scenario whose envelope it lies in; 1 if left out.',
  ),
});

/** A whole pack. */
export const packShape: ObjectShape = object<Pack>({
  $schema: may(text(), 'Where this schema is, for the editor.'),
  kind: must(constant(PACK_KIND), 'What this file is.'),
  layout: must(constant(PACK_LAYOUT), 'How it is laid out.'),
  id: must(id, 'The id of the box: no other box may have it.'),
  name: must(text(), 'The name of the box.'),
  version: must(version, 'Change it whenever something behaves differently.'),
  namesFr: may(constant('ours'), 'If the French names are not from a French edition.'),
  original: may(constant(true), 'If the contents are not those of a published box.'),
  cards: must(
    list(named('card'), 0, 300),
    'All cards of the box. Cards of the core set need not be listed.',
  ),
  tradeDeck: must(counts, 'How many of which card are in the trade deck: 60, 20 of each faction.'),
  explorerPile: may(
    object<Pack['explorerPile']>({
      card: must(text(), 'The card of the pile.'),
      count: must(integer(1, 99), 'How many there are: 20.'),
    }),
    'The Explorer pile.',
    { card: 'explorer', count: 20 },
  ),
  personalDeck: may(counts, 'What players start with in an ordinary game.', { scout: 8, viper: 2 }),
  personalDecks: must(
    bySide(counts, 'The personal deck'),
    'What each side starts every scenario with: 11 cards.',
  ),
  sheets: must(list(named('sheet'), 0, 16), 'The sticker sheets: four of each side.'),
  scenarios: must(list(named('scenario'), 0, 24), 'The scenarios 1 to 12.'),
  victoryCards: must(
    list(named('victory-card'), 0, 64),
    'The victory point cards: one for each scenario, and those with open conditions.',
  ),
  postCampaign: must(counts, 'The 24 cards that join the trade deck after the campaign.'),
});

/** The shapes that others name. */
export const packShapes: Shapes = {
  ...effectShapes,
  words,
  card: tagged('type', { ship, base }),
  sticker,
  sheet,
  face,
  'scenario-rule': scenarioRules,
  scenario,
  'victory-condition': victoryConditions,
  'victory-card': victoryCard,
};

/** The JSON Schema of packs. */
export function packSchema(): JsonSchema {
  return schemaOf(packShape, packShapes, {
    title: 'OpenRealms content pack',
    description:
      'A whole campaign box. What no schema can say (how many cards a deck has, say) is checked by: openrealms pack check',
  });
}
