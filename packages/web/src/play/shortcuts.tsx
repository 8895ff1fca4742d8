import { useWords, words } from '../i18n/words.ts';
import styles from './shortcuts.module.css';

const shortcutWords = words<{ readonly groups: readonly Group[] }>(
  {
    groups: [
      {
        title: 'Act',
        keys: [
          ['Tab, arrows', 'go from card to card and from part to part'],
          ['Enter', 'play, buy, use, attack with what has the focus'],
          ['A', 'play all that needs no thought'],
          ['1 – 5', 'buy from the trade row'],
          ['X', 'buy an Explorer'],
          ['F', 'attack with all combat'],
          ['C', 'go to the choice'],
          ['M', 'a new trade row, once in a challenge'],
          ['G', 'give a teammate something, or say something to the team'],
          ['S', 'play at the other seat of your team, if two share this screen'],
          ['E', 'end the turn'],
          ['U, Ctrl+Z', 'take back'],
          ['W', 'what would the Fleet Admiral do? (a hint)'],
          ['Space', 'skip what is being shown'],
          ['N', 'have the move of a computer that is thinking now'],
        ],
      },
      {
        title: 'Look and listen',
        keys: [
          ['I', 'look at the card that has the focus'],
          ['H', 'your hand'],
          ['R', 'the trade row'],
          ['B', 'your cards in play'],
          ['O', 'the opponents'],
          ['P', 'the piles'],
          ['T', 'the totals'],
          ['Y', 'what everybody did last'],
          ['L', 'what happened last'],
          ['V', 'in a campaign: the rule of the scenario, and the sticker sheets'],
          ['Esc', 'close what is open'],
          ['?', 'this list'],
        ],
      },
    ],
  },
  {
    groups: [
      {
        title: 'Agir',
        keys: [
          ['Tab, flèches', 'aller de carte en carte et de zone en zone'],
          ['Entrée', 'jouer, acheter, utiliser ou attaquer ce qui a le focus'],
          ['A', 'jouer tout ce qui ne demande pas de réflexion'],
          ['1 – 5', 'acheter dans la ligne d’achat'],
          ['X', 'acheter un Prospecteur'],
          ['F', 'attaquer avec tout le combat'],
          ['C', 'aller au choix demandé'],
          ['M', 'une nouvelle ligne d’achat, une fois par défi'],
          ['G', 'donner à un coéquipier, ou parler à l’équipe'],
          ['S', 'jouer à l’autre place de votre équipe, si vous êtes deux à cet écran'],
          ['E', 'terminer le tour'],
          ['U, Ctrl+Z', 'annuler'],
          ['W', 'que ferait le Grand Amiral\u00a0? (un conseil)'],
          ['Espace', 'passer ce qui est montré'],
          ['N', 'faire jouer tout de suite un ordinateur qui réfléchit'],
        ],
      },
      {
        title: 'Regarder et écouter',
        keys: [
          ['I', 'regarder la carte qui a le focus'],
          ['H', 'votre main'],
          ['R', 'la ligne d’achat'],
          ['B', 'vos cartes en jeu'],
          ['O', 'les adversaires'],
          ['P', 'les piles'],
          ['T', 'les totaux'],
          ['Y', 'le dernier tour de chacun'],
          ['L', 'ce qui vient de se passer'],
          ['V', 'en campagne\u00a0: la règle du scénario et les planches d’autocollants'],
          ['Échap', 'fermer ce qui est ouvert'],
          ['?', 'cette liste'],
        ],
      },
    ],
  },
);

interface Group {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** What every key does. */
export function Shortcuts() {
  const { groups } = useWords(shortcutWords);
  return (
    <div className={styles.groups}>
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
