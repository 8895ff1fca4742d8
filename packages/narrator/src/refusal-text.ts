import type { Language, Refusal, RefusalCode } from '@openrealms/engine';

type Text = string | ((refusal: Refusal) => string);

const FRENCH: Readonly<Record<RefusalCode, Text>> = {
  malformed: "Cette commande n'a pas de sens ici.",
  'unknown-seat': "Il n'y a personne à cette place.",
  'unknown-card': "Cette carte n'est pas dans la partie.",
  stale:
    'La partie a avancé entre-temps. Regardez la table et recommencez si vous le voulez encore.',
  'game-over': 'La partie est finie.',
  defeated: 'Un joueur vaincu ne peut plus agir.',
  'not-your-turn': "Ce n'est pas à vous de jouer.",
  'choice-pending': "Répondez d'abord au choix en cours.",
  'no-choice-pending': "Il n'y a rien à choisir pour l'instant.",
  'not-an-option': 'Choisissez parmi ce qui est proposé.',
  'not-in-hand': "Cette carte n'est pas dans votre main.",
  'not-in-play': "Cette carte n'est pas en jeu devant vous.",
  'not-in-row': "Cette carte n'est pas à cette place de la ligne d'achat.",
  'no-explorers': 'La pile de Prospecteurs est vide.',
  'too-expensive': ({ needed, have }) =>
    withAmounts(
      'Elle est trop chère',
      needed,
      have,
      (cost, trade) => `Elle coûte ${cost} et vous avez ${trade} de commerce`,
    ),
  'no-upgrades': 'On ne peut améliorer des cartes que dans un scénario de campagne.',
  'no-such-sheet': "Cette planche d'autocollants n'est pas encore dans la campagne.",
  'not-upgradable': 'Une carte sans faction ne peut pas être améliorée.',
  'already-upgraded': "Une carte ne peut être améliorée qu'une fois.",
  'no-sticker': "Cette planche n'a pas d'autocollant pour ce coût.",
  'sticker-used': "L'autocollant de ce coût a déjà servi sur cette planche.",
  'not-to-top': 'Rien ne vous permet de placer cette carte sur le dessus de votre deck.',
  'only-to-top': 'Cette base va sur le dessus de votre deck.',
  'no-such-ability': "Cette carte n'a pas une telle capacité.",
  'already-used': 'Cette capacité a déjà servi ce tour-ci.',
  'no-ally': 'Il faut une autre carte de sa faction en jeu.',
  'no-two-allies': 'Il faut deux autres cartes de sa faction en jeu.',
  'no-effect': "Cette capacité ne ferait rien pour l'instant.",
  'not-enough-combat': ({ needed, have }) =>
    withAmounts(
      "Vous n'avez pas assez de combat",
      needed,
      have,
      (defense, combat) => `Il faut ${defense} de combat d'un coup et vous en avez ${combat}`,
    ),
  'wrong-amount':
    "Dépensez 1 ou tout ce que vous avez\u00a0; le reste s'obtient en plusieurs fois.",
  'outpost-in-the-way': "Il faut d'abord détruire ses avant-postes.",
  'not-a-target': "Ce n'est pas une cible possible.",
  'defeated-target': 'Ce joueur est vaincu.',
  teammate: "C'est un partenaire.",
  'only-player-on-left': 'Vous ne pouvez attaquer que le joueur à votre gauche.',
  'only-neighbours-bases': 'Vous ne pouvez attaquer que les bases de vos voisins.',
  'only-admiral-across':
    "Un Amiral attaque l'Amiral d'en face, puis l'Empereur quand cet Amiral est vaincu.",
  'not-a-receiver': 'Ce joueur ne peut rien recevoir de vous en ce moment.',
  'not-in-discard': "Cette carte n'est pas dans votre défausse.",
};

/** What was refused and why, as a sentence for the player. */
export function refusalText(refusal: Refusal, language: Language): string {
  if (language === 'en') return refusal.why;
  const text = FRENCH[refusal.code];
  return typeof text === 'string' ? text : text(refusal);
}

function withAmounts(
  without: string,
  needed: number | undefined,
  have: number | undefined,
  both: (needed: number, have: number) => string,
): string {
  return `${needed === undefined || have === undefined ? without : both(needed, have)}.`;
}
