/** The effects of scenario rules as instructions, each with a name of its own by which a save can find it again. */
import {
  type CampaignContents,
  type Scenario,
  type ScenarioRule,
  SIDES,
  type Side,
} from '../campaign/contents.ts';
import type { Effect } from '../cards/ability.ts';
import { SetupError } from '../errors.ts';

/** A rule of a scenario as a frame of the effect stack names it, like `scenario-3-star-empire-0`. */
export type ScenarioRuleName = `scenario-${number}-${Side}-${string}`;

/** The rules of one face that are in force with this option of its choice, each with its name. */
export function rulesInForce(
  { number, faces }: Scenario,
  face: Side,
  choice: string | null,
): { name: ScenarioRuleName; rule: ScenarioRule }[] {
  const { rules, choice: options = [] } = faces[face];
  const chosen = options.find(({ id }) => id === choice)?.rules ?? [];
  return [
    ...rules.map((rule, i) => ({ name: `scenario-${number}-${face}-${i}` as const, rule })),
    ...chosen.map((rule, i) => ({
      name: `scenario-${number}-${face}-${choice}-${i}` as const,
      rule,
    })),
  ];
}

/** The scenario of this number; undefined where there is none. */
export function scenarioNumbered(
  { scenarios }: CampaignContents,
  number: number,
): Scenario | undefined {
  return scenarios.find((each) => each.number === number);
}

/** A rule that carries out effects. */
export interface EffectRule {
  readonly name: ScenarioRuleName;
  readonly effects: readonly Effect[];
}

/** Every rule of every scenario that carries out effects. */
export function effectRules({ scenarios }: CampaignContents): EffectRule[] {
  const found = new Map<string, EffectRule>();
  for (const scenario of scenarios) {
    for (const face of SIDES) {
      const options = scenario.faces[face].choice ?? [];
      for (const choice of [null, ...options.map(({ id }) => id)]) {
        rulesInForce(scenario, face, choice).forEach(({ name, rule }) => {
          if ('effects' in rule) found.set(name, { name, effects: checked(name, rule.effects) });
        });
      }
    }
  }
  return [...found.values()];
}

/** A rule is no card: it cannot become a copy of one, nor come back. */
function checked(name: string, effects: readonly Effect[]): readonly Effect[] {
  for (const effect of effects) {
    if (effect.kind === 'copy-ship' || effect.kind === 'return-at-end-of-turn') {
      throw new SetupError(
        'wrong-rule',
        `The rule ${name} cannot have the effect "${effect.kind}": only a card can.`,
      );
    }
    if (effect.kind === 'choose') for (const branch of effect.branches) checked(name, branch);
    else if ('effects' in effect) checked(name, effect.effects);
  }
  return effects;
}
