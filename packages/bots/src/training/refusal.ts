/** Why a training is not begun, or does not go on; the message says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
