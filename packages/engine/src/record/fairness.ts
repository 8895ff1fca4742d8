/**
 * Fair shuffles: before the game the host publishes the commitment, afterwards the seed. The seed cannot have been
 * changed in between, and everybody can deal the game again. docs/files.md says what this does not prove.
 */
import { sha256 } from './sha256.ts';

/** What every browser and every supported Node has; the engine is compiled without the types of either. */
interface Platform {
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

const platform = globalThis as unknown as Platform;

/** A seed nobody can guess: 128 bits from the platform's source of randomness, in hexadecimal. */
export function newSeed(): string {
  return hex(platform.crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * What to publish before the game: the SHA-256 hash of the seed, written as JSON, which tells all texts apart.
 */
export async function commitmentTo(seed: string): Promise<string> {
  const bytes = new platform.TextEncoder().encode(`openrealms-seed:${JSON.stringify(seed)}`);
  return hex(sha256(bytes));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
