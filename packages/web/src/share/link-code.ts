import type { Problem, Result } from '@openrealms/engine';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { crc32 } from './crc32.ts';
import { deflate, inflate } from './deflate.ts';
import type { SharedGame } from './shared-game.ts';
import { sharedFrom, sharedText } from './shared-text.ts';

/** Why a link could not be read. */
type LinkProblemCode = 'not-a-link' | 'newer-link' | 'cut-off' | 'damaged' | 'long-link';

/** The first letter of every code: how the rest is written. */
const FORMAT = '1';
const MOST_LETTERS = 100_000;
const MOST_BYTES = 512 * 1024;

/** Before the compressed text: its length and its checksum, four bytes each. */
const HEADER = 8;

/** The whole game as letters that can stand in an address. */
export async function linkCode(game: SharedGame): Promise<string> {
  const body = await deflate(new TextEncoder().encode(sharedText(game)));
  const bytes = new Uint8Array(HEADER + body.length);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, body.length);
  header.setUint32(4, crc32(body));
  bytes.set(body, HEADER);
  return FORMAT + toBase64Url(bytes);
}

/** Reads what anybody may have written or damaged; it never throws. */
export async function gameFromCode(code: string): Promise<Result<SharedGame>> {
  if (code.length > MOST_LETTERS) return failed('long-link', 'This link is too long for a game.');
  const format = code[0] ?? '';
  if (/^[2-9]$/.test(format)) {
    return failed('newer-link', 'This link was made by a newer version of OpenRealms.');
  }
  if (format !== FORMAT) return failed('not-a-link', 'This is not a link to a game.');
  const letters = code.slice(1);
  // A cut can leave one letter that stands for no whole byte, or bits that belong to the next.
  const bytes = fromBase64Url(letters) ?? wholeBytes(letters);
  if (bytes === null) return failed('damaged', 'This link has letters that no link has.');
  if (bytes.length < HEADER) return failed('cut-off', CUT_OFF);
  const header = new DataView(bytes.buffer);
  const body = bytes.subarray(HEADER);
  const missing = header.getUint32(0) - body.length;
  if (missing > 0 && missing < MOST_LETTERS) return failed('cut-off', CUT_OFF);
  if (missing !== 0 || crc32(body) !== header.getUint32(4) || fromBase64Url(letters) === null) {
    return failed('damaged', DAMAGED);
  }
  const inflated = await inflate(body, MOST_BYTES);
  const game = inflated === null ? null : sharedFrom(new TextDecoder().decode(inflated));
  return game === null ? failed('damaged', DAMAGED) : { ok: true, value: game };
}

const CUT_OFF = 'This link is cut off: copy it again.';
const DAMAGED = 'This link is damaged: copy it again.';

function wholeBytes(letters: string): Uint8Array<ArrayBuffer> | null {
  const whole = letters.slice(0, letters.length - (letters.length % 4));
  return fromBase64Url(whole);
}

function failed(code: LinkProblemCode, why: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, why } };
}
