import { type GameRecord, parsePosition, type Result } from '@openrealms/engine';
import { missingBox } from './missing-box.ts';
import { everyBox } from './whole-shelf.ts';

/** The record of a game that begins from a position. Loaded when there is one: hardly any game does, and reading one takes much. */
export async function fromPosition(position: string): Promise<Result<GameRecord>> {
  const all = await everyBox();
  const parsed = parsePosition(position, all);
  if (!parsed.ok) {
    const missing = parsed.problem.code === 'other-boxes' ? missingBox(named(position), all) : null;
    return missing === null ? parsed : { ok: false, problem: missing };
  }
  // The seed deals nothing: the position has its cards and its chance in itself.
  const setup = { boxes: parsed.value.catalog.boxes, seed: 'position' };
  return { ok: true, value: { setup, opening: [], moves: [], state: parsed.value } };
}

/** The boxes that a position names: its first word. */
function named(position: string): readonly { readonly id: string; readonly version: string }[] {
  const [boxes] = position.trim().split(/\s/);
  return boxes.split('+').map((box) => {
    const [id = '', version = ''] = box.split('@');
    return { id, version };
  });
}
