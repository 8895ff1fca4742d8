import { type Io, print } from '../io.ts';
import { listed } from '../text/tally.ts';
import type { Wording } from './actions.ts';
import { boardSentences, fact, partSentences, poolSentence } from './plain-board.ts';
import type { Scene, Screen } from './screen.ts';

/** The game in short sentences, one fact a line: for screen readers, braille and plain terminals. */
export function plainScreen(io: Io, wording: Wording): Screen {
  const { words, book, names } = wording;
  // A dot in the middle of a line is for the eye; aloud it is a word too many.
  const say = (text: string): void => print(io, text.replaceAll(' · ', ', '));

  const actions = ({ view, actions: all }: Scene): void => {
    if (view.choice !== null) {
      const { card, kind, remaining, optional } = view.choice;
      if (card === null) say(words.forcedDiscard);
      else say(`${book.name(card)}${words.colon} ${words.choices[kind](remaining, optional)}`);
    }
    for (const { key, group, label } of all) {
      say(`${key}. ${group === 'choose' ? '' : `${words.groups[group]} `}${label}.`);
    }
  };

  return {
    news: (sentences) => sentences.forEach(say),
    summary: say,
    say,
    // Columns are for the eye: each entry becomes a short sentence.
    help: () => say(words.help.replace(/^ {2}(\S.*?) {2,}(.*)$/gm, `$1${words.colon} $2.`)),
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
      for (const seat of view.seats) {
        const name = names[seat.seat];
        const unseen = seat.seat === view.viewer ? words.leftInDeck : words.deckOrHand(name);
        const discard = listed(seat.discard, book.name) || words.none;
        say(fact(`${name}, ${words.discard}`, discard, wording));
        say(fact(unseen, listed(seat.unseen, book.name) || words.none, wording));
      }
      say(fact(words.scrapHeap, listed(view.scrapHeap, book.name) || words.none, wording));
    },
  };
}
