import { boxes } from '@openrealms/content';
import { type GameRecord, parsePosition, type Result } from '@openrealms/engine';

/** The record of a game that begins from a position. Loaded when there is one: hardly any game does, and reading one takes much. */
export function fromPosition(position: string): Result<GameRecord> {
  const parsed = parsePosition(position, boxes);
  if (!parsed.ok) return parsed;
  // The seed deals nothing: the position has its cards and its chance in itself.
  const setup = { boxes: parsed.value.catalog.boxes, seed: 'position' };
  return { ok: true, value: { setup, opening: [], moves: [], state: parsed.value } };
}
