import type { BetweenGamesFeat, CardFilter, EndFeat, TurnFeat, Whom } from '@openrealms/engine';

/** Which cards a rule is about, with the name of a single card in the player's language. */
export interface NamedFilter extends CardFilter {
  readonly name?: string;
}

/** When the effects of a rule happen. */
export type Occasion =
  | { readonly kind: 'start-of-turn' }
  | {
      readonly kind: 'when-played' | 'when-acquired' | 'when-upgraded';
      readonly cards: NamedFilter;
    };

/**
 * What a language needs to say what a campaign prints. Effects come in the second person, as on cards; so a rule that has
 * some speaks to those it is about, and every other speaks of them. All of it are whole sentences.
 */
export interface ScenarioPhrases {
  readonly effects: (whom: Whom, occasion: Occasion, effects: string) => string;
  readonly startingAuthority: (whom: Whom, amount: number) => string;
  readonly openingHand: (whom: Whom, cards: number) => string;
  readonly personalDeck: (whom: Whom, cards: string) => string;
  readonly price: (whom: Whom, cards: NamedFilter, less: number) => string;
  readonly upgradePrice: (whom: Whom, less: number) => string;
  readonly handSize: (whom: Whom, cards: number) => string;
  readonly thirdParty: (combat: number, growth: number) => string;

  readonly winScenario: (number: number) => string;
  readonly onTurn: (what: TurnFeat, atLeast: number) => string;
  readonly betweenGames: (what: BetweenGamesFeat, atLeast: number) => string;
  readonly atTheEnd: (what: EndFeat) => string;

  readonly scrap: string;
  readonly ally: (side: Exclude<Whom, 'both'>) => string;
  readonly labelled: (label: string, text: string) => string;
}
