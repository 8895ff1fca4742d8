import type { ReasonKind } from '@openrealms/bots';
import { ofName } from '@openrealms/narrator';
import { words } from '../../i18n/words.ts';

/** What speaks for a move, and what against it; a list of cards may be empty. */
interface Saying {
  readonly good: (cards: string) => string;
  readonly bad: (cards: string) => string;
}

interface HintWords {
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  readonly plays: (cards: string) => string;
  readonly chooses: (answer: string) => string;
  /** A step that is taken several times. */
  readonly times: (step: string, times: number) => string;
  readonly open: string;
  readonly wins: string;
  readonly chance: (percent: number) => string;
  readonly percent: (percent: number) => string;
  readonly because: string;
  readonly otherwise: string;
  /** A heading and what stands under it, to be said aloud. */
  readonly said: (heading: string, lines: readonly string[]) => string;
  readonly points: (points: number) => string;
  readonly reasons: Readonly<Record<ReasonKind, Saying>>;
}

const POINTS: Intl.NumberFormatOptions = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'always',
};
const pointsEn = new Intl.NumberFormat('en', POINTS);
const pointsFr = new Intl.NumberFormat('fr', POINTS);

/** The same with the cards behind it, if there are any. */
function of(good: string, bad: string): Saying {
  const about = (text: string) => (cards: string) => (cards === '' ? text : `${text} (${cards})`);
  return { good: about(good), bad: about(bad) };
}

export const hintWords = words<HintWords>(
  {
    title: 'What the Fleet Admiral would do',
    thinking: 'The Fleet Admiral is thinking…',
    failed: 'The hint could not be loaded. Close it and ask again.',
    plays: (cards) => `Play ${cards}`,
    chooses: (answer) => `Choose: ${answer}`,
    times: (step, times) => `${step}, ${times} times`,
    open: 'Then it depends on what comes to light.',
    wins: 'This wins the game now.',
    chance: (percent) => `Win chance ${percent}%`,
    percent: (percent) => `${percent}%`,
    because: 'Because',
    otherwise: 'Otherwise',
    said: (heading, lines) => `${heading}: ${lines.join('; ')}.`,
    points: (points) => pointsEn.format(points),
    reasons: {
      'own-authority': of('more authority for you', 'less authority for you'),
      'foe-authority': of('more damage dealt', 'less damage dealt'),
      income: of('more trade a turn', 'less trade a turn'),
      fire: of('more combat a turn', 'less combat a turn'),
      healing: of('more authority a turn', 'less authority a turn'),
      draws: of('more cards a turn', 'fewer cards a turn'),
      disruption: of('others discard more often', 'others discard less often'),
      scrapping: of('more cards scrapped later', 'fewer cards scrapped later'),
      allies: of('allies meet more often', 'allies meet less often'),
      thinner: of('a thinner deck', 'a thicker deck'),
      deck: of('a better deck', 'a weaker deck'),
      'own-bases': of('stronger bases in play', 'weaker bases in play'),
      'foe-bases': {
        good: (cards) => (cards === '' ? 'their bases are weaker' : `rid of ${cards}`),
        bad: (cards) => (cards === '' ? 'their bases are stronger' : `${cards} stays in play`),
      },
      'trade-row': {
        good: (cards) => (cards === '' ? 'less to buy for others' : `denies others ${cards}`),
        bad: (cards) => (cards === '' ? 'more to buy for others' : `leaves others ${cards}`),
      },
      discards: of('others have fewer cards next turn', 'others have more cards next turn'),
    },
  },
  {
    title: 'Ce que ferait le Grand Amiral',
    thinking: 'Le Grand Amiral réfléchit…',
    failed: 'Le conseil n’a pas pu être chargé. Fermez-le et redemandez-le.',
    plays: (cards) => `Jouer ${cards}`,
    chooses: (answer) => `Choisir\u00a0: ${answer}`,
    times: (step, times) => `${step}, ${times} fois`,
    open: 'Ensuite, tout dépend de ce qui sera révélé.',
    wins: 'La partie est gagnée ce tour-ci.',
    chance: (percent) => `Chances de victoire\u00a0: ${percent}\u00a0%`,
    percent: (percent) => `${percent}\u00a0%`,
    because: 'Pourquoi',
    otherwise: 'Sinon',
    said: (heading, lines) => `${heading}\u00a0: ${lines.join('\u00a0; ')}.`,
    points: (points) => pointsFr.format(points),
    reasons: {
      'own-authority': of('plus d’influence pour vous', 'moins d’influence pour vous'),
      'foe-authority': of('plus de dégâts infligés', 'moins de dégâts infligés'),
      income: of('plus de commerce par tour', 'moins de commerce par tour'),
      fire: of('plus de combat par tour', 'moins de combat par tour'),
      healing: of('plus d’influence par tour', 'moins d’influence par tour'),
      draws: of('plus de cartes par tour', 'moins de cartes par tour'),
      disruption: of('plus de défausses imposées', 'moins de défausses imposées'),
      scrapping: of('plus de cartes retirées ensuite', 'moins de cartes retirées ensuite'),
      allies: of('des alliés plus souvent réunis', 'des alliés moins souvent réunis'),
      thinner: of('un deck plus mince', 'un deck plus épais'),
      deck: of('un meilleur deck', 'un deck moins bon'),
      'own-bases': of('de meilleures bases en jeu', 'de moins bonnes bases en jeu'),
      'foe-bases': {
        good: (cards) =>
          cards === '' ? 'des bases adverses plus faibles' : `${cards} en moins en face`,
        bad: (cards) => (cards === '' ? 'des bases adverses plus fortes' : `${cards} reste en jeu`),
      },
      'trade-row': {
        good: (cards) =>
          cards === '' ? 'moins à acheter pour les autres' : `prive les autres ${ofName(cards)}`,
        bad: (cards) =>
          cards === '' ? 'plus à acheter pour les autres' : `laisse ${cards} aux autres`,
      },
      discards: of(
        'moins de cartes pour les autres au prochain tour',
        'plus de cartes pour les autres au prochain tour',
      ),
    },
  },
);
