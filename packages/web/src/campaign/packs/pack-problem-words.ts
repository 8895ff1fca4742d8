import type { PackCode, PackProblem } from '@openrealms/engine';
import { words } from '../../i18n/words.ts';

/** French for each class of problem: what is wrong, and what to do. The check itself says more, in English. */
const FRENCH: Readonly<Record<PackCode, string>> = {
  'not-json':
    'Ce n’est pas du JSON\u00a0: corrigez la virgule, l’accolade ou le guillemet à cet endroit.',
  'wrong-type':
    'La valeur n’est pas du bon type\u00a0: un texte là où il faut un nombre, par exemple.',
  'wrong-value': 'Cette valeur n’existe pas ici, ou elle est trop grande ou trop petite.',
  'wrong-length': 'La liste est trop longue ou trop courte.',
  'missing-field': 'Il manque quelque chose ici\u00a0: ajoutez-le.',
  'unknown-field': 'Il n’y a pas de champ de ce nom.',
  'field-twice': 'Ce champ est là deux fois, et seul le dernier compterait\u00a0: enlevez-en un.',
  'other-kind': 'Ce fichier n’est pas un pack, ou il est d’une disposition plus récente.',
  'box-taken':
    'Une autre boîte a déjà cet id, ou cet id et cette version\u00a0: choisissez-en d’autres.',
  'card-twice':
    'Deux cartes ont le même nom\u00a0: décrivez une carte une fois, et ses exemplaires dans les piles.',
  'card-taken':
    'Une carte d’une autre boîte a ce nom et dit autre chose\u00a0: donnez un autre nom à la vôtre.',
  'no-id': 'Le nom n’a ni lettre simple ni chiffre dont faire un id.',
  'wrong-card': 'Cette carte ne peut pas être ce qu’elle dit.',
  'wrong-effect': 'Cet effet ne peut rien faire à cet endroit\u00a0: déplacez-le.',
  'unknown-card': 'Aucune carte n’a cet id\u00a0: corrigez-le, ou ajoutez la carte.',
  'trade-deck-size': 'La pile Commerce n’a pas 60 cartes.',
  'faction-size': 'Une faction n’a pas 20 cartes dans la pile Commerce.',
  'no-faction': 'Une carte de la pile Commerce n’a pas de faction\u00a0: donnez-lui-en une.',
  explorers: 'Il n’y a pas 20 Prospecteurs.',
  'personal-deck-size': 'Un deck personnel n’a pas le bon nombre de cartes.',
  'post-campaign-size': 'Il n’y a pas 24 cartes d’après-campagne.',
  'unused-card': 'Cette carte n’est dans aucune pile.',
  'missing-sheet': 'Un camp n’a pas de planche de ce numéro\u00a0: ajoutez-la.',
  'sheet-twice': 'Un camp a deux planches du même numéro.',
  'cost-twice': 'Une planche a deux fois le même coût\u00a0: il en faut cinq différents.',
  'empty-sticker': 'Cet autocollant ne fait rien.',
  'idle-sticker':
    'Aucune carte de la pile Commerce ne peut recevoir cet autocollant\u00a0: personne ne l’utilisera.',
  'missing-scenario': 'Il n’y a pas de scénario de ce numéro\u00a0: ajoutez-le.',
  'scenario-twice': 'Deux scénarios ont le même numéro.',
  'unequal-faces':
    'Les deux faces du premier scénario diffèrent, et une seule peut jamais être visible.',
  'option-twice': 'Deux options d’un choix ont le même id.',
  'victory-card-twice': 'Deux cartes de points de victoire ont le même id.',
  'no-victory-card': 'Gagner ce scénario ne rapporte aucune carte\u00a0: ajoutez-en une.',
  'second-victory-card': 'Deux cartes récompensent le même scénario\u00a0: enlevez-en une.',
  'too-many-victory-cards': 'Plus de 32 cartes se gagnent pendant un tour\u00a0: il en faut moins.',
  'from-scenario':
    'Une carte qui récompense un scénario est dans son enveloppe\u00a0: enlevez «\u00a0from\u00a0».',
  refused: 'Les règles refusent cette boîte pour une autre raison.',
};

interface ProblemWords {
  readonly heading: (file: string) => string;
  readonly place: (line: number, column: number) => string;
  readonly severity: Readonly<Record<PackProblem['severity'], string>>;
  readonly why: (problem: PackProblem) => string;
  /** Whether the check says it in this language itself. */
  readonly ownWords: boolean;
  readonly more: (count: number) => string;
}

export const packProblemWords = words<ProblemWords>(
  {
    heading: (file) => `What the check says of “${file}”`,
    place: (line, column) => `Line ${line}, column ${column}`,
    severity: { error: 'Error', warning: 'Warning' },
    why: ({ why }) => why,
    ownWords: true,
    more: (count) => `And ${count} more: correct these first.`,
  },
  {
    heading: (file) => `Ce que dit la vérification de «\u00a0${file}\u00a0»`,
    place: (line, column) => `Ligne ${line}, colonne ${column}`,
    severity: { error: 'Erreur', warning: 'Remarque' },
    why: ({ code }) => FRENCH[code],
    ownWords: false,
    more: (count) => `Et ${count} de plus\u00a0: corrigez d’abord celles-ci.`,
  },
);
