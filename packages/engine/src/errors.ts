/** A game cannot be set up as asked. `code` is for programs, the message for people. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Either a value or a problem; every reader of outside data answers with one. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** Why data from outside was not accepted: a code for programs, a sentence for people, the place in the data. */
export interface Problem {
  readonly code: string;
  readonly why: string;
  readonly at?: string;
}

export const problem = (code: string, why: string, at?: string): Result<never> => ({
  ok: false,
  problem: at === undefined ? { code, why } : { code, why, at },
});

/** A value from outside in a message: any value, not only what JSON knows, and never a long one. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 80));
  return typeof value === 'object' && value !== null ? 'like that' : String(value);
}
