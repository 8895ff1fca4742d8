import { listed, plain } from '@openrealms/narrator';
import { clearScreen, type Io, print } from '../io.ts';
import { question, type Wording } from './actions.ts';
import { seatsWithDecks } from './boss-facts.ts';
import { boardSentences, fact, partSentences, poolSentence } from './plain-board.ts';
import { helpText, type Scene, type Screen } from './screen.ts';

/** The game in short sentences, one fact a line: for screen readers, braille and plain terminals. */
export function plainScreen(io: Io, wording: Wording): Screen {
  const { words, book, names } = wording;
  // A dot in the middle of a line is for the eye; aloud it is a word too many.
  const say = (text: string): void => print(io, text.replaceAll(' · ', ', '));
  // Columns are for the eye, too: each entry becomes a short sentence.
  const sayPage = (text: string): void =>
    say(text.replace(/^ {2}(\S.*?) {2,}(.*?)\.?$/gm, `$1${words.colon} $2.`));

  const actions = ({ view, actions: all }: Scene): void => {
    if (view.choice !== null) say(question(view.choice, wording));
    for (const { key, group, label } of all) {
      say(`${key}. ${group === 'choose' ? '' : `${words.groups[group]} `}${label}.`);
    }
  };

  return {
    news: (sentences) => sentences.forEach(say),
    summary: say,
    say,
    clear: () => clearScreen(io),
    heading: (text) => say(`\n${text}`),
    page: (lines) => lines.forEach(sayPage),
    help: (view) => sayPage(helpText(view, wording)),
    actions,
    scene(scene) {
      const { view } = scene;
      const you = view.viewer as number;
      if (scene.fresh) boardSentences(view, you, wording).forEach(say);
      const numbered = scene.fresh || view.choice !== null;
      if (numbered) actions(scene);
      else say(poolSentence(view.seats[you], wording));
      return numbered;
    },
    show: (part, view) => partSentences(part, view, wording).forEach(say),
    piles(view) {
      for (const seat of seatsWithDecks(view)) {
        const name = names[seat.seat];
        const unseen = seat.seat === view.viewer ? words.leftInDeck : words.deckOrHand(name);
        const discard = plain(listed(seat.discard, book)) || words.none;
        say(fact(`${name}, ${words.discard}`, discard, wording));
        say(fact(unseen, plain(listed(seat.unseen, book)) || words.none, wording));
      }
      say(fact(words.scrapHeap, plain(listed(view.scrapHeap, book)) || words.none, wording));
    },
  };
}
