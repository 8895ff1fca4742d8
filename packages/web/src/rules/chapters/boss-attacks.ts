import type { Chapter } from '../chapter.ts';

export const bossAttacks: Chapter<'boss-attacks'> = {
  title: { en: 'How a Boss attacks', fr: 'Comment un Boss attaque' },
  clauses: {
    'boss-attack-order': {
      cites: ['BOSS-ATTACK-1', 'BOSS-ATTACK-2', 'BOSS-ATTACK-3', 'BOSS-ATTACK-4', 'BOSS-ATTACK-8'],
      en: {
        title: 'Whom and what it attacks',
        text: [
          'With its {combat} it does the first of these that it can, and then begins again:',
          [
            'If it can defeat a player, it does; of several the one with the highest {authority}.',
            'Else it destroys the outpost with the highest defense that it can; of equals the dearer one.',
            'Else the other base with the highest defense that it can; of equals the dearer one.',
            'Else it attacks the player with the lowest {authority}.',
          ],
          'Where several are still equal, chance decides.',
        ],
      },
      fr: {
        title: 'Qui et quoi il attaque',
        text: [
          'Avec son {combat}, il fait la première de ces choses qui est possible, puis recommence\u00a0:',
          [
            'S’il peut vaincre un joueur, il le fait\u00a0; de plusieurs, celui qui a la plus haute {authority}.',
            'Sinon, il détruit l’Avant-Poste à la plus haute défense qu’il peut\u00a0; à égalité, le plus cher.',
            'Sinon, l’autre Base à la plus haute défense qu’il peut\u00a0; à égalité, la plus chère.',
            'Sinon, il attaque le joueur à la plus basse {authority}.',
          ],
          'Si plusieurs restent à égalité, le hasard décide.',
        ],
      },
    },
    'boss-attack-details': {
      cites: ['BOSS-ATTACK-5', 'BOSS-ATTACK-6', 'BOSS-ATTACK-7', 'BOSS-ATTACK-9'],
      en: {
        title: 'How much it spends',
        text: [
          '[Outposts](outposts) protect you from a Boss as from a player. To defeat or to destroy, it spends no more than it takes. If no attack is possible, the {combat} that is left is lost {house}.',
          'A base that one of its abilities destroys is chosen in the same order, and is never its own.',
        ],
      },
      fr: {
        title: 'Ce qu’il dépense',
        text: [
          'Les [Avant-Postes](outposts) vous protègent d’un Boss comme d’un joueur. Pour vaincre ou détruire, il ne dépense que le nécessaire. Si aucune attaque n’est possible, le {combat} qui reste est perdu {house}.',
          'Une Base que détruit l’une de ses capacités est choisie dans le même ordre, et ce n’est jamais la sienne.',
        ],
      },
    },
  },
};
