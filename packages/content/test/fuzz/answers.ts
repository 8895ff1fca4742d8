import type { Problem, Refusal, Result } from '@openrealms/engine';

/** Throws unless a refusal or a problem says something to programs and to people. */
export function checkReason({ code, why }: Refusal | Problem): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(code) || why.trim() === '') {
    throw new Error(`Neither code nor reason: ${JSON.stringify({ code, why })}`);
  }
}

/** The value of a result; undefined, if there is a reason why there is none. */
export function valueIn<T>(result: Result<T>): T | undefined {
  if (result.ok) return result.value;
  checkReason(result.problem);
  return undefined;
}

/** Throws if some input has found its way into the prototype of all objects. */
export function checkPrototypes(): void {
  if ('polluted' in {}) throw new Error('Object.prototype was changed.');
}
