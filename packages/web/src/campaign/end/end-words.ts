import type { Verdict } from '@openrealms/engine';
import { words } from '../../i18n/words.ts';
import { isYou } from '../is-you.ts';

interface EndWords {
  readonly title: string;
  readonly winner: (name: string, side: string) => string;
  readonly by: Readonly<Record<Verdict['by'], string>>;
  readonly count: string;
  readonly card: string;
  readonly total: string;
  readonly upgrades: string;
  readonly upgradesText: string;
  readonly turnOf: (name: string) => string;
  readonly left: (count: number) => string;
  readonly sheet: string;
  readonly sticker: string;
  readonly stickerFor: (type: 'ship' | 'base', cost: number) => string;
  readonly choose: string;
  readonly upgrade: (name: string) => string;
  readonly done: (name: string, card: string) => string;
  readonly rest: string;
  readonly restHint: string;
  readonly deck: string;
  readonly deckText: (cards: number, extra: number) => string;
  readonly extra: string;
  readonly wonOver: string;
  readonly play: string;
  readonly playHint: string;
  readonly again: string;
}

export const endWords = words<EndWords>(
  {
    title: 'The final count',
    winner: (name, side) => `${side} has won the war (${name})`,
    by: {
      points: 'By victory points.',
      scenarios: 'Both have the same points: more scenarios won decide.',
      'last-scenario': 'Points and scenarios are equal: who won the last scenario decides.',
    },
    count: 'Count',
    card: 'Victory card',
    total: 'Total',
    upgrades: 'After the war: the last upgrades',
    upgradesText:
      'Each side ends with 20 upgrades. Whoever has fewer goes on upgrading cards of the trade deck, by turns; still one for each cost of a sheet.',
    turnOf: (name) => `${name} ${isYou(name) ? 'upgrade' : 'upgrades'} a card`,
    left: (count) => (count === 1 ? '1 upgrade left to make' : `${count} upgrades left to make`),
    sheet: 'Sheet',
    sticker: 'Sticker',
    stickerFor: (type, cost) => (type === 'ship' ? `Ship, cost ${cost}` : `Base, cost ${cost}`),
    choose: 'Put it on which card?',
    upgrade: (name) => `Upgrade ${name}`,
    done: (name, card) => `${name}: ${card} upgraded.`,
    rest: 'Let the computer do the rest',
    restHint: 'Both sides take the dearest cards that are left.',
    deck: 'The grown trade deck',
    deckText: (cards, extra) =>
      `${cards} cards: those of the campaign with all their stickers, and ${extra} that join them now.`,
    extra: 'New in the deck',
    wonOver: 'Won over in the war',
    play: 'Play with this deck',
    playHint: 'In any format, also together with other boxes.',
    again: 'Play the campaign again',
  },
  {
    title: 'Le décompte final',
    winner: (name, side) => `${side} a gagné la guerre (${name})`,
    by: {
      points: 'Aux points de victoire.',
      scenarios: 'Égalité de points\u00a0: le nombre de scénarios gagnés départage.',
      'last-scenario':
        'Égalité de points et de scénarios\u00a0: le vainqueur du dernier scénario l’emporte.',
    },
    count: 'Décompte',
    card: 'Carte de victoire',
    total: 'Total',
    upgrades: 'Après la guerre\u00a0: les dernières améliorations',
    upgradesText:
      'Chaque camp termine avec 20 améliorations. Qui en a moins continue d’améliorer des cartes de la pile Commerce, à tour de rôle\u00a0; toujours une par coût et par planche.',
    turnOf: (name) => `${name} ${isYou(name) ? 'améliorez' : 'améliore'} une carte`,
    left: (count) =>
      count < 2 ? `encore ${count} amélioration à faire` : `encore ${count} améliorations à faire`,
    sheet: 'Planche',
    sticker: 'Autocollant',
    stickerFor: (type, cost) => (type === 'ship' ? `Vaisseau, coût ${cost}` : `Base, coût ${cost}`),
    choose: 'Sur quelle carte\u00a0?',
    upgrade: (name) => `Améliorer ${name}`,
    done: (name, card) => `${name}\u00a0: ${card}, carte améliorée.`,
    rest: 'Laisser faire l’ordinateur',
    restHint: 'Les deux camps prennent les cartes les plus chères qui restent.',
    deck: 'La pile Commerce agrandie',
    deckText: (cards, extra) =>
      `${cards} cartes\u00a0: celles de la campagne avec tous leurs autocollants, et ${extra} qui les rejoignent.`,
    extra: 'Nouvelles dans la pile',
    wonOver: 'Ralliées pendant la guerre',
    play: 'Jouer avec cette pile',
    playHint: 'Dans tous les formats, aussi avec d’autres boîtes.',
    again: 'Rejouer la campagne',
  },
);
