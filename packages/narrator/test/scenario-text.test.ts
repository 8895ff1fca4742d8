import { boxes } from '@openrealms/content';
import {
  authority,
  combat,
  draw,
  type ScenarioRule,
  type Sticker,
  trade,
  type VictoryCondition,
  type Whom,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  cardBook,
  scenarioFaceText,
  scenarioRuleText,
  stickerText,
  victoryText,
} from '../src/index.ts';

const en = cardBook(boxes, 'en');
const fr = cardBook(boxes, 'fr');
const both = (rule: ScenarioRule) => [scenarioRuleText(rule, en), scenarioRuleText(rule, fr)];
const earned = (condition: VictoryCondition) => [
  victoryText(condition, en),
  victoryText(condition, fr),
];

describe('a rule of a scenario', () => {
  it('speaks to those who have its effects', () => {
    expect(both({ kind: 'start-of-turn', whom: 'both', effects: [trade(1)] })).toEqual([
      'Both sides, at the start of each of your turns: +1 Trade.',
      'Les deux camps, au début de chacun de vos tours\u00a0: +1 Commerce.',
    ]);
    expect(
      both({
        kind: 'when-played',
        whom: 'star-empire',
        cards: { card: 'viper' },
        effects: [combat(1)],
      }),
    ).toEqual([
      'Star Empire, whenever you play a Viper: +1 Combat.',
      'Empire Galactique, chaque fois que vous jouez une carte Viper\u00a0: +1 Combat.',
    ]);
  });

  it('says exactly which cards it is about', () => {
    expect(
      both({
        kind: 'when-acquired',
        whom: 'trade-federation',
        cards: { type: 'base', faction: 'kingdom', upgraded: true },
        effects: [authority(2)],
      }),
    ).toEqual([
      'Trade Federation, whenever you acquire an upgraded Kingdom base: +2 Authority.',
      'Fédération du Commerce, chaque fois que vous acquérez une Base améliorée du Royaume\u00a0: +2 Influence.',
    ]);
    expect(
      both({
        kind: 'when-upgraded',
        whom: 'both',
        cards: { faction: 'scavengers' },
        effects: [draw(1)],
      }),
    ).toEqual([
      'Both sides, whenever you upgrade a Scavengers card: draw 1 card.',
      'Les deux camps, chaque fois que vous améliorez une carte des Récupérateurs\u00a0: piochez 1 carte.',
    ]);
    expect(
      both({ kind: 'price', whom: 'both', cards: { type: 'ship', upgraded: false }, less: -1 }),
    ).toEqual([
      'Ships without an upgrade cost both sides 1 more to acquire.',
      'Les Vaisseaux non améliorés coûtent 1 de plus aux deux camps.',
    ]);
  });

  it('tells more from less', () => {
    expect(both({ kind: 'price', whom: 'star-empire', cards: { type: 'base' }, less: 1 })).toEqual([
      'Bases cost the Star Empire 1 less to acquire (but never less than 1).',
      "Les Bases coûtent 1 de moins à l'Empire Galactique (mais jamais moins de 1).",
    ]);
    expect(both({ kind: 'upgrade-price', whom: 'trade-federation', less: 1 })).toEqual([
      'Upgrading costs the Trade Federation 1 less (but never less than 1).',
      'Une amélioration coûte 1 de moins à la Fédération du Commerce (mais jamais moins de 1).',
    ]);
    expect(both({ kind: 'starting-authority', whom: 'star-empire', amount: 5 })).toEqual([
      'The Star Empire starts with 5 more authority.',
      "L'Empire Galactique commence avec 5 points d'Influence de plus.",
    ]);
    expect(both({ kind: 'starting-authority', whom: 'both', amount: -10 })).toEqual([
      'Both sides start with 10 less authority.',
      "Les deux camps commencent avec 10 points d'Influence de moins.",
    ]);
    expect(both({ kind: 'opening-hand', whom: 'trade-federation', cards: 1 })).toEqual([
      'The Trade Federation starts with 1 card more in hand.',
      'La Fédération du Commerce commence avec 1 carte de plus en main.',
    ]);
    expect(both({ kind: 'hand-size', whom: 'both', cards: -1 })).toEqual([
      'Both sides draw 1 card fewer at the end of each turn.',
      'Les deux camps piochent 1 carte de moins à la fin de chaque tour.',
    ]);
  });

  it('names the cards that a deck has in addition', () => {
    expect(
      both({ kind: 'personal-deck', whom: 'star-empire', cards: { viper: 2, explorer: 1 } }),
    ).toEqual([
      'The Star Empire’s personal deck also has: 2 Viper, Explorer.',
      `Le Deck personnel de l'Empire Galactique contient aussi\u00a0: 2 ${fr.name('viper')}, ${fr.name('explorer')}.`,
    ]);
  });

  it('says how the third party attacks, and that it grows only where it does', () => {
    const [english, french] = both({ kind: 'third-party', combat: 3, growth: 1 });
    expect(english).toContain('with 3 combat, and 1 more for each turn');
    expect(french).toContain('avec 3 de Combat, et 1 de plus pour chaque tour');
    const [steady] = both({ kind: 'third-party', combat: 4, growth: 0 });
    expect(steady).toContain('with 4 combat. They defeat');
  });

  it('includes the option that was chosen, and no other', () => {
    const face = {
      rules: [{ kind: 'upgrade-price', whom: 'both', less: 1 }],
      choice: [
        {
          id: 'trade',
          name: { en: 'Trade', fr: 'Commerce' },
          rules: [{ kind: 'start-of-turn', whom: 'both', effects: [trade(1)] }],
        },
        {
          id: 'war',
          name: { en: 'War', fr: 'Guerre' },
          rules: [{ kind: 'start-of-turn', whom: 'both', effects: [combat(1)] }],
        },
      ],
    } as const;
    expect(scenarioFaceText(face, 'war', en)).toEqual([
      'Upgrading costs both sides 1 less (but never less than 1).',
      'Both sides, at the start of each of your turns: +1 Combat.',
    ]);
    expect(scenarioFaceText(face, null, en)).toHaveLength(1);
  });

  it('says of each side once with how much authority it starts', () => {
    const starts = (...parts: readonly (readonly [Whom, number])[]) =>
      scenarioFaceText(
        { rules: parts.map(([whom, amount]) => ({ kind: 'starting-authority', whom, amount })) },
        null,
        en,
      );
    expect(starts(['both', 25], ['star-empire', 9])).toEqual([
      'The Star Empire starts with 34 more authority.',
      'The Trade Federation starts with 25 more authority.',
    ]);
    expect(starts(['both', -10], ['trade-federation', 4])).toEqual([
      'The Star Empire starts with 10 less authority.',
      'The Trade Federation starts with 6 less authority.',
    ]);
    expect(starts(['both', 5], ['star-empire', -5])).toEqual([
      'The Trade Federation starts with 5 more authority.',
    ]);
    expect(starts(['star-empire', 5], ['trade-federation', 5])).toEqual([
      'Both sides start with 5 more authority.',
    ]);
  });
});

describe('the condition of a victory point card', () => {
  it('is said for each kind', () => {
    expect(earned({ when: 'scenario', number: 3 })).toEqual([
      'Win scenario 3.',
      'Gagnez le scénario 3.',
    ]);
    expect(earned({ when: 'turn', what: 'factions-in-play', atLeast: 4 })).toEqual([
      'Be the first to have cards of 4 or more factions in play on your turn.',
      "Soyez le premier à avoir des cartes d'au moins 4 factions en jeu pendant votre tour.",
    ]);
    expect(earned({ when: 'between-games', what: { upgradesOf: 'kingdom' }, atLeast: 5 })).toEqual([
      'Be the first to upgrade 5 Kingdom cards.',
      'Soyez le premier à améliorer 5 cartes du Royaume.',
    ]);
    expect(earned({ when: 'between-games', what: 'political-victories', atLeast: 1 })).toEqual([
      'Be the first to win a Political Victory.',
      'Soyez le premier à remporter une Victoire politique.',
    ]);
    expect(earned({ when: 'end', what: 'upgraded-bases' })).toEqual([
      'At the end of the campaign, have upgraded more bases than your opponent.',
      'À la fin de la campagne, ayez amélioré plus de Bases que votre adversaire.',
    ]);
  });
});

describe('a sticker', () => {
  it('says one ability a line, under what it needs', () => {
    const sticker: Sticker = { primary: [combat(2)], ally: [draw(1)], scrap: [trade(3)] };
    expect(stickerText(sticker, 'star-empire', en)).toEqual([
      '+2 Combat.',
      'Star Empire ally: draw 1 card.',
      'Scrap: +3 Trade.',
    ]);
    expect(stickerText(sticker, 'trade-federation', fr)).toEqual([
      '+2 Combat.',
      'Allié de la Fédération du Commerce\u00a0: piochez 1 carte.',
      'Retirer\u00a0: +3 Commerce.',
    ]);
  });
});
