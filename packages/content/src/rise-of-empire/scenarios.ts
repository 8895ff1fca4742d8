import {
  authority,
  combat,
  discardOwn,
  discardUpTo,
  draw,
  drawThatMany,
  type Effect,
  type Faction,
  may,
  type Scenario,
  type ScenarioFace,
  type ScenarioOption,
  type ScenarioRule,
  scrapFrom,
  scrapTradeRow,
  trade,
  type Whom,
  type Words,
} from '@openrealms/engine';
import { stories } from './stories.ts';

const face = (...rules: readonly ScenarioRule[]): ScenarioFace => ({ rules });

/** A scenario with the face that is up if the Star Empire won the one before, and that of the Trade Federation. */
function scenario(
  number: number,
  name: Words,
  starEmpire: ScenarioFace,
  tradeFederation: ScenarioFace,
): Scenario {
  const faces = { 'star-empire': starEmpire, 'trade-federation': tradeFederation };
  return { number, name, story: stories[number - 1], faces };
}

const viperOption = (id: string, name: Words, ...effects: readonly Effect[]): ScenarioOption => ({
  id,
  name,
  rules: [{ kind: 'when-played', whom: 'both', cards: { card: 'viper' }, effects }],
});

const armedMerchants = viperOption(
  'armed-merchants',
  { en: 'Armed merchants', fr: 'Marchands armés' },
  trade(1),
);
const outriders = viperOption(
  'outriders',
  { en: 'Outriders', fr: 'Estafettes' },
  draw(1),
  discardOwn(),
);
const homeGuard = viperOption('home-guard', { en: 'Home guard', fr: 'Garde locale' }, authority(2));

const oneMoreViper: ScenarioRule = { kind: 'personal-deck', whom: 'both', cards: { viper: 1 } };

const whenUpgraded = (...effects: readonly Effect[]): ScenarioRule => ({
  kind: 'when-upgraded',
  whom: 'both',
  cards: {},
  effects,
});

const whenAcquired = (faction: Faction, ...effects: readonly Effect[]): ScenarioRule => ({
  kind: 'when-acquired',
  whom: 'both',
  cards: { faction },
  effects,
});

const startOfTurn = (...effects: readonly Effect[]): ScenarioRule => ({
  kind: 'start-of-turn',
  whom: 'both',
  effects,
});

const startingAuthority = (amount: number, whom: Whom = 'both'): ScenarioRule => ({
  kind: 'starting-authority',
  whom,
  amount,
});

const birth = face(whenUpgraded(authority(2)), startingAuthority(3, 'star-empire'));

/** The war in twelve scenarios. Most rules hold for both players; the face says which of two tempers the war has. */
export const scenarios: readonly Scenario[] = [
  scenario(1, { en: 'An Empire is Born', fr: "La Naissance d'un empire" }, birth, birth),
  scenario(
    2,
    { en: 'Courting the Consortium', fr: 'Le Consortium courtisé' },
    face(
      { kind: 'price', whom: 'both', cards: { faction: 'consortium' }, less: 1 },
      startingAuthority(3, 'trade-federation'),
    ),
    face(whenAcquired('consortium', authority(2)), startingAuthority(3, 'star-empire')),
  ),
  scenario(
    3,
    { en: "The Queen's Audience", fr: "L'Audience de la reine" },
    face({
      kind: 'when-played',
      whom: 'both',
      cards: { faction: 'kingdom' },
      effects: [combat(1)],
    }),
    face({
      kind: 'when-played',
      whom: 'both',
      cards: { faction: 'kingdom' },
      effects: [authority(1)],
    }),
  ),
  scenario(
    4,
    { en: 'Everything Has a Price', fr: 'Tout a un prix' },
    face(
      whenAcquired('scavengers', may(scrapTradeRow())),
      startingAuthority(4, 'trade-federation'),
    ),
    face(
      whenAcquired('scavengers', may(scrapFrom('discard'))),
      startingAuthority(11, 'star-empire'),
    ),
  ),
  scenario(
    5,
    { en: 'The Silent Blockade', fr: 'Le Blocus silencieux' },
    face({ kind: 'price', whom: 'both', cards: { type: 'base' }, less: -1 }),
    face(
      { kind: 'price', whom: 'both', cards: { card: 'explorer' }, less: 1 },
      startingAuthority(6, 'star-empire'),
    ),
  ),
  scenario(
    6,
    { en: 'Arming the Militias', fr: 'Des armes pour les milices' },
    {
      rules: [oneMoreViper, startingAuthority(10, 'trade-federation')],
      choice: [armedMerchants, outriders],
    },
    { rules: [oneMoreViper], choice: [armedMerchants, homeGuard] },
  ),
  scenario(
    7,
    { en: 'Ears on Every Dock', fr: 'Des oreilles sur tous les quais' },
    face(startOfTurn(draw(1), discardOwn()), startingAuthority(24, 'trade-federation')),
    face(startOfTurn(discardUpTo(1), drawThatMany()), startingAuthority(8, 'trade-federation')),
  ),
  scenario(
    8,
    { en: 'The Forges Never Cool', fr: 'Les forges ne refroidissent plus' },
    face(
      { kind: 'upgrade-price', whom: 'both', less: 1 },
      startingAuthority(11, 'trade-federation'),
    ),
    face(whenUpgraded(draw(1)), startingAuthority(3, 'star-empire')),
  ),
  scenario(
    9,
    { en: 'Winter of the Fleets', fr: "L'Hiver des flottes" },
    face(startingAuthority(-10), startingAuthority(4, 'trade-federation')),
    face(startingAuthority(10), startingAuthority(3, 'star-empire')),
  ),
  scenario(
    10,
    { en: 'Every Hand on Deck', fr: 'Tout le monde sur le pont' },
    face({ kind: 'hand-size', whom: 'both', cards: 1 }, startingAuthority(8, 'trade-federation')),
    face(
      { kind: 'personal-deck', whom: 'both', cards: { explorer: 1 } },
      startingAuthority(4, 'star-empire'),
    ),
  ),
  scenario(
    11,
    { en: 'Veterans and Turncoats', fr: 'Vétérans et transfuges' },
    face(
      { kind: 'when-played', whom: 'both', cards: { upgraded: true }, effects: [combat(1)] },
      startingAuthority(8, 'trade-federation'),
    ),
    face(
      { kind: 'when-played', whom: 'both', cards: { upgraded: true }, effects: [authority(1)] },
      startingAuthority(4, 'trade-federation'),
    ),
  ),
  scenario(
    12,
    { en: 'The Swarm at the Gates', fr: "L'Essaim aux portes" },
    face(
      { kind: 'third-party', combat: 1, growth: 1 },
      startingAuthority(25),
      startingAuthority(9, 'star-empire'),
    ),
    face(
      { kind: 'third-party', combat: 4, growth: 0 },
      startingAuthority(15),
      startingAuthority(7, 'star-empire'),
    ),
  ),
];
