/** A pack for each class of problem: the toy box with one thing changed, and what is said about it. */
import { type PackCode, packOf } from '../../../src/index.ts';
import { toyBox } from '../toy-box.ts';

/** A pack that can be changed by hand. */
// biome-ignore lint/suspicious/noExplicitAny: these tests write what no type allows.
export type LoosePack = any;

/** The pack of the toy box, fresh each time. */
export function toyPack(): LoosePack {
  return JSON.parse(JSON.stringify(packOf(toyBox)));
}

/** A change, and the problem that it makes. */
export interface BrokenPack {
  readonly code: PackCode;
  readonly change: (pack: LoosePack) => void;
  /** Where the problem is. */
  readonly path: string;
  /** A part of what is said. */
  readonly says: string;
  readonly severity?: 'warning';
}

const sticker = (pack: LoosePack): LoosePack => pack.sheets[0].rows[0].ship;
const cardAt = (pack: LoosePack, i: number): LoosePack => pack.cards[i];

export const BROKEN: readonly BrokenPack[] = [
  {
    code: 'wrong-type',
    change: (pack) => {
      cardAt(pack, 3).cost = '3';
    },
    path: 'cards[3].cost',
    says: 'must be a number, not the text "3"',
  },
  {
    code: 'wrong-type',
    change: (pack) => {
      pack.sheets = {};
    },
    path: 'sheets',
    says: 'must be a list, not an object',
  },
  {
    code: 'wrong-type',
    change: (pack) => {
      cardAt(pack, 3).primary = [{ kind: 'draw', amount: true }];
    },
    path: 'cards[3].primary[0].amount',
    says: 'a whole number from 1 to 99 or "that-many" or an object with perPlayed, not true',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      cardAt(pack, 3).primary[0].kind = 'combta';
    },
    path: 'cards[3].primary[0].kind',
    says: 'Did you mean "combat"?',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      cardAt(pack, 3).factions = ['pirates'];
    },
    path: 'cards[3].factions[0]',
    says: 'There is: blob, trade-federation',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      pack.victoryCards[0].points = 4;
    },
    path: 'victoryCards[0].points',
    says: 'a whole number from 1 to 3, not 4',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      pack.scenarios[0].story.fr = ' ';
    },
    path: 'scenarios[0].story.fr',
    says: 'This text is empty',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      pack.id = 'My Box';
    },
    path: 'id',
    says: 'in small letters, digits and single hyphens',
  },
  {
    code: 'wrong-value',
    change: (pack) => {
      pack.version = '2 (beta)';
    },
    path: 'version',
    says: '"2 (beta)" must be of letters and digits, with single dots, hyphens or underscores between them, like 1.2',
  },
  {
    code: 'wrong-length',
    change: (pack) => {
      pack.sheets[2].rows.pop();
    },
    path: 'sheets[2].rows',
    says: 'must have 5 entries and has 4',
  },
  {
    code: 'missing-field',
    change: (pack) => {
      delete pack.scenarios[4].faces['trade-federation'];
    },
    path: 'scenarios[4].faces',
    says: '"trade-federation" is missing',
  },
  {
    code: 'missing-field',
    change: (pack) => {
      delete cardAt(pack, 5).name.fr;
    },
    path: 'cards[5].name',
    says: '"fr" is missing',
  },
  {
    code: 'missing-field',
    change: (pack) => {
      const bases = pack.cards.filter(({ type }: LoosePack) => type === 'base');
      delete bases[0].defense;
    },
    path: 'cards[10]',
    says: '"defense" is missing',
  },
  {
    code: 'unknown-field',
    change: (pack) => {
      cardAt(pack, 4).aly = [];
    },
    path: 'cards[4].aly',
    says: 'Did you mean "ally"?',
  },
  {
    code: 'unknown-field',
    change: (pack) => {
      cardAt(pack, 4).defense = 3;
    },
    path: 'cards[4].defense',
    says: 'There is no field "defense" here',
  },
  {
    code: 'other-kind',
    change: (pack) => {
      pack.kind = 'openrealms-game';
    },
    path: '(file)',
    says: 'not a pack',
  },
  {
    code: 'other-kind',
    change: (pack) => {
      pack.layout = 7;
    },
    path: '(file)',
    says: 'use a newer version',
  },
  {
    code: 'card-twice',
    change: (pack) => {
      pack.cards.push({ ...cardAt(pack, 3), name: { en: 'Consortium ship 1!', fr: 'x' } });
    },
    path: 'cards[43].name.en',
    says: 'the first is cards[3]',
  },
  {
    code: 'no-id',
    change: (pack) => {
      pack.cards.push({ type: 'ship', name: { en: 'Ж', fr: 'Ж' } });
    },
    path: 'cards[43].name.en',
    says: 'no plain letter or digit',
  },
  {
    code: 'wrong-card',
    change: (pack) => {
      cardAt(pack, 0).ally = [{ kind: 'trade', amount: 1 }];
    },
    path: 'cards[0]',
    says: 'without a faction can have no ally',
  },
  {
    code: 'wrong-card',
    change: (pack) => {
      cardAt(pack, 3).factions = ['consortium', 'consortium'];
    },
    path: 'cards[3].factions',
    says: 'a faction twice',
  },
  {
    code: 'wrong-effect',
    change: (pack) => {
      cardAt(pack, 3).acquired = [{ kind: 'copy-ship' }];
    },
    path: 'cards[3].acquired[0]',
    says: 'only in the primary ability of a ship',
  },
  {
    code: 'wrong-effect',
    change: (pack) => {
      cardAt(pack, 3).ally = [
        { kind: 'if-bases', count: 2, effects: [{ kind: 'return-at-end-of-turn' }] },
      ];
    },
    path: 'cards[3].ally[0].effects[0]',
    says: 'only in a scrap ability',
  },
  {
    code: 'wrong-effect',
    change: (pack) => {
      sticker(pack).primary = [{ kind: 'draw', amount: 'that-many' }];
    },
    path: 'sheets[0].rows[0].ship.primary[0]',
    says: 'the effect before it',
  },
  {
    code: 'wrong-effect',
    change: (pack) => {
      pack.scenarios[3].faces['star-empire'].rules = [
        {
          kind: 'start-of-turn',
          whom: 'both',
          effects: [
            { kind: 'choose', branches: [[{ kind: 'copy-ship' }], [{ kind: 'trade', amount: 1 }]] },
          ],
        },
      ];
    },
    path: 'scenarios[3].faces["star-empire"].rules[0].effects[0].branches[0][0]',
    says: 'copy-ship',
  },
  {
    code: 'unknown-card',
    change: (pack) => {
      pack.personalDecks['star-empire'] = { scuot: 8, viper: 3 };
    },
    path: 'personalDecks["star-empire"].scuot',
    says: 'Did you mean "scout"?',
  },
  {
    code: 'unknown-card',
    change: (pack) => {
      pack.scenarios[3].faces['star-empire'].rules = [
        { kind: 'price', whom: 'both', cards: { card: 'zeppelin' }, less: 1 },
        { kind: 'personal-deck', whom: 'both', cards: { viper: 1 } },
      ];
    },
    path: 'scenarios[3].faces["star-empire"].rules[0].cards.card',
    says: 'Add it to "cards", or correct the id',
  },
  {
    code: 'unknown-card',
    change: (pack) => {
      pack.scenarios[1].faces['star-empire'].choice[0].rules = [
        { kind: 'personal-deck', whom: 'both', cards: { zeppelin: 1 } },
      ];
    },
    path: 'scenarios[1].faces["star-empire"].choice[0].rules[0].cards.zeppelin',
    says: 'There is no card "zeppelin"',
  },
  {
    code: 'trade-deck-size',
    change: (pack) => {
      pack.tradeDeck['kingdom-ship-3'] = 3;
    },
    path: 'tradeDeck',
    says: 'must have 60 cards and has 61. Take 1 out.',
  },
  {
    code: 'faction-size',
    change: (pack) => {
      pack.tradeDeck['kingdom-ship-3'] = 1;
      pack.tradeDeck['consortium-ship-3'] = 3;
    },
    path: 'tradeDeck',
    says: '20 cards of consortium and has 21. Take 1 out.',
  },
  {
    code: 'no-faction',
    change: (pack) => {
      pack.tradeDeck.scout = 1;
    },
    path: 'tradeDeck.scout',
    says: 'has no faction',
  },
  {
    code: 'explorers',
    change: (pack) => {
      pack.explorerPile = { card: 'explorer', count: 10 };
    },
    path: 'explorerPile.count',
    says: 'must be 20 Explorers, not 10',
  },
  {
    code: 'personal-deck-size',
    change: (pack) => {
      pack.personalDecks['trade-federation'].viper = 1;
    },
    path: 'personalDecks["trade-federation"]',
    says: 'must have 11 cards and has 9. Add 2.',
  },
  {
    code: 'personal-deck-size',
    change: (pack) => {
      pack.personalDeck = { scout: 8 };
    },
    path: 'personalDeck',
    says: 'must have 10 cards and has 8',
  },
  {
    code: 'post-campaign-size',
    change: (pack) => {
      pack.postCampaign.visitor = 12;
    },
    path: 'postCampaign',
    says: 'must be 24 post-campaign cards, not 12. Add 12.',
  },
  {
    code: 'unused-card',
    severity: 'warning',
    change: (pack) => {
      pack.cards.push({ type: 'ship', name: { en: 'Idler', fr: 'Flâneur' } });
    },
    path: 'cards[43]',
    says: '"idler" is in no deck',
  },
  {
    code: 'missing-sheet',
    change: (pack) => {
      pack.sheets.splice(5, 1);
    },
    path: 'sheets',
    says: 'Sheet 2 of trade-federation is missing',
  },
  {
    code: 'sheet-twice',
    change: (pack) => {
      pack.sheets.push(pack.sheets[1]);
    },
    path: 'sheets[8]',
    says: 'the first is sheets[1]',
  },
  {
    code: 'cost-twice',
    change: (pack) => {
      pack.sheets[0].rows[4].cost = 2;
    },
    path: 'sheets[0].rows[4].cost',
    says: 'the cost 2 twice',
  },
  {
    code: 'empty-sticker',
    change: (pack) => {
      pack.sheets[0].rows[1].base = {};
    },
    path: 'sheets[0].rows[1].base',
    says: 'does nothing',
  },
  {
    code: 'idle-sticker',
    severity: 'warning',
    change: (pack) => {
      pack.sheets[0].rows[4].cost = 9;
    },
    path: 'sheets[0].rows[4].ship',
    says: 'No ship of the trade deck costs 9',
  },
  {
    code: 'missing-scenario',
    change: (pack) => {
      pack.scenarios.pop();
    },
    path: 'scenarios',
    says: 'Scenario 12 is missing',
  },
  {
    code: 'scenario-twice',
    change: (pack) => {
      pack.scenarios[6].number = 6;
    },
    path: 'scenarios[6].number',
    says: 'the first is scenarios[5]',
  },
  {
    code: 'unequal-faces',
    severity: 'warning',
    change: (pack) => {
      pack.scenarios[0].faces['star-empire'].rules = [
        { kind: 'hand-size', whom: 'both', cards: 1 },
      ];
    },
    path: 'scenarios[0].faces',
    says: 'only that of the Star Empire can be up',
  },
  {
    code: 'option-twice',
    change: (pack) => {
      pack.scenarios[1].faces['star-empire'].choice[1].name.en = 'Attack';
    },
    path: 'scenarios[1].faces["star-empire"].choice[1]',
    says: 'Two options are called "attack"',
  },
  {
    code: 'victory-card-twice',
    change: (pack) => {
      pack.victoryCards[14].id = 'broadside';
    },
    path: 'victoryCards[14]',
    says: 'called "broadside"',
  },
  {
    code: 'no-victory-card',
    change: (pack) => {
      pack.victoryCards.splice(2, 1);
    },
    path: 'victoryCards',
    says: 'winning scenario 3',
  },
  {
    code: 'second-victory-card',
    change: (pack) => {
      pack.victoryCards[13].earned = { when: 'scenario', number: 4 };
      delete pack.victoryCards[13].from;
    },
    path: 'victoryCards[13]',
    says: 'the first is victoryCards[3]',
  },
  {
    code: 'too-many-victory-cards',
    change: (pack) => {
      for (let i = 0; i < 32; i++) {
        const earned = { when: 'turn', what: 'trade', atLeast: i + 1 };
        pack.victoryCards.push({ name: { en: `Feat ${i}`, fr: 'x' }, points: 1, earned });
      }
    },
    path: 'victoryCards',
    says: '32 is the most',
  },
  {
    code: 'from-scenario',
    change: (pack) => {
      pack.victoryCards[2].from = 2;
    },
    path: 'victoryCards[2].from',
    says: 'Leave "from" out',
  },
];
