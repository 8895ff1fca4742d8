import type { Effect } from '../cards/ability.ts';
import { type Catalog, programAt } from '../cards/catalog.ts';
import { INSTRUCTION, OP_CHOOSE } from '../cards/instructions.ts';
import { notate } from '../text/notate.ts';

/** What the branches of the choice at this instruction are called: their effects in our notation. */
export function branchLabels(catalog: Catalog, instruction: number): string[] {
  const program = programAt(catalog, instruction);
  let nth = 0;
  for (let at = program.start; at < instruction; at += INSTRUCTION) {
    if (catalog.code[at] === OP_CHOOSE) nth++;
  }
  const choice = choicesIn(program.effects)[nth];
  return choice.branches.map((branch) => notate(branch));
}

/** The "choose" effects of an ability in the order in which they are compiled. */
function choicesIn(effects: readonly Effect[]): Extract<Effect, { kind: 'choose' }>[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'choose') return [effect, ...effect.branches.flatMap(choicesIn)];
    if (effect.kind === 'if-bases' || effect.kind === 'if-you-do') return choicesIn(effect.effects);
    return [];
  });
}
