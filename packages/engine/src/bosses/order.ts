import type { Play, Step } from './boss.ts';

/** Steps that are taken one after the other. */
export const once = (...steps: readonly Step[]): readonly Play[] => steps.map((step) => ({ step }));
/** A step that is taken until it does nothing. */
export const again = (step: Step): readonly Play[] => [{ step, backTo: 0 }];
/** Steps of which the first is taken again after each that did anything. */
export const loop = (...steps: readonly Step[]): readonly Play[] =>
  steps.map((step, i) => ({ step, backTo: -i }));

/** A whole turn; here the steps to go back to, which were counted from each step, get their places. */
export function inOrder(...parts: readonly (readonly Play[])[]): readonly Play[] {
  return parts
    .flat()
    .map(({ step, backTo }, at) =>
      backTo === undefined ? { step } : { step, backTo: at + backTo },
    );
}
