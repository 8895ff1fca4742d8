import { saysTheSame } from '../../same-value.ts';
import { type ScenarioRule, SIDES } from '../contents.ts';
import { checkEffects } from './check-effects.ts';
import { type Checking, checkCardId, error, warning } from './check-pack.ts';
import { idOfNamed } from './make-box.ts';
import type { PackFace } from './pack.ts';
import type { Path } from './pack-problem.ts';

const SCENARIOS = 12;

/** Scenarios: all twelve, each once, with rules that name cards that exist. */
export function checkScenarios(on: Checking): void {
  const { scenarios } = on.pack;
  if (scenarios === undefined) return;
  for (let number = 1; number <= SCENARIOS; number++) {
    const same = scenarios.flatMap((scenario, i) => (scenario.number === number ? [i] : []));
    if (same.length === 0) {
      const why = `Scenario ${number} is missing. Add it: there are ${SCENARIOS}.`;
      error(on, 'missing-scenario', ['scenarios'], why);
    }
    for (const i of same.slice(1)) {
      const why = `There are two scenarios ${number}; the first is scenarios[${same[0]}]. Change the number or leave one out.`;
      error(on, 'scenario-twice', ['scenarios', i, 'number'], why);
    }
  }
  scenarios.forEach(({ number, faces }, i) => {
    for (const side of SIDES) checkFace(on, faces[side], ['scenarios', i, 'faces', side]);
    if (number === 1 && !saysTheSame(faces[SIDES[0]], faces[SIDES[1]])) {
      const why = 'The two faces of scenario 1 differ, but only that of the Star Empire can be up.';
      warning(on, 'unequal-faces', ['scenarios', i, 'faces'], why);
    }
  });
}

function checkFace(on: Checking, { rules, choice = [] }: PackFace, path: Path): void {
  checkRules(on, rules, [...path, 'rules']);
  const ids = choice.map(idOfNamed);
  choice.forEach((option, i) => {
    checkRules(on, option.rules, [...path, 'choice', i, 'rules']);
    if (ids.indexOf(ids[i]) !== i || ids[i] === '') {
      const why = `Two options are called "${ids[i]}". Give one another name or id.`;
      error(on, 'option-twice', [...path, 'choice', i], why);
    }
  });
}

function checkRules(on: Checking, rules: readonly ScenarioRule[], path: Path): void {
  rules.forEach((rule, i) => {
    const at = [...path, i];
    if ('effects' in rule) checkEffects(on, rule.effects, [...at, 'effects'], 'rule');
    if (rule.kind === 'personal-deck') {
      for (const id of Object.keys(rule.cards)) checkCardId(on, id, [...at, 'cards', id]);
    } else if ('cards' in rule && typeof rule.cards === 'object' && rule.cards.card !== undefined) {
      checkCardId(on, rule.cards.card, [...at, 'cards', 'card']);
    }
  });
}
