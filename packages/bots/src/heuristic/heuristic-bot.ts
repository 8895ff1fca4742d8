import { type Box, catalogOf, type Random } from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import { attack, win } from '../greedy-attack.ts';
import { share } from '../greedy-teamwork.ts';
import { judge } from '../judgement.ts';
import type { Style } from '../styles/style.ts';
import { winByUpgrade } from '../upgrading.ts';
import { answer } from './answer.ts';
import { effectsMind } from './effects-mind.ts';
import { opinions } from './opinions.ts';
import { priceMind } from './price-mind.ts';
import { buy, endTurn, play, scrap, use, useOnHand } from './steps.ts';
import type { Temperament } from './temperament.ts';

/**
 * A player made by hand, who answers at once: plays everything, buys, scraps and attacks as its temperament has it, and likes
 * what its style likes. It looks at no card by name and plans no further than this turn. Its opinions come from `nature`;
 * where that is left out, from the dice that it is given.
 */
export function heuristicBot(
  name: string,
  temperament: Temperament,
  boxes: readonly Box[],
  style: Style | null = null,
  nature?: Random,
): Bot {
  const think = temperament.buys === 'effects' ? effectsMind : priceMind;
  const catalog = catalogOf(boxes);
  const errors = (dice: Random): Float64Array =>
    temperament.error === 0
      ? new Float64Array(catalog.cards.length)
      : opinions(catalog, dice).map((each) => temperament.error * each);
  return {
    name,
    choose(view, legal, random) {
      if (legal.length === 1) return legal[0];
      const character = { temperament, style, opinions: errors(nature ?? random) };
      const mind = think(judge(view, boxes), character, random);
      if (view.choice !== null) return answer(view.choice, legal, mind);
      return (
        win(legal, mind) ??
        winByUpgrade(legal, mind) ??
        useOnHand(legal, mind) ??
        play(legal, mind) ??
        use(legal, mind) ??
        scrap(legal, mind) ??
        buy(legal, mind) ??
        attack(legal, mind) ??
        share(legal, mind) ??
        endTurn(legal)
      );
    },
  };
}
