import type { BotName } from '@openrealms/bots';
import { type Words, words } from '../i18n/words.ts';

/** How a computer player appears to people. */
export interface BotCharacter {
  readonly name: string;
  /** How it plays, in one line. */
  readonly manner: Words<string>;
}

export const BOT_CHARACTERS: Readonly<Record<BotName, BotCharacter>> = {
  random: {
    name: 'Pip',
    manner: words(
      'Does whatever is allowed, without a plan. For a very first game.',
      'Fait ce qui est permis, sans plan. Pour une toute première partie.',
    ),
  },
  greedy: {
    name: 'Nova',
    manner: words(
      'Buys the dearest card in reach and attacks with all it has.',
      'Achète la carte la plus chère à sa portée et attaque de toutes ses forces.',
    ),
  },
};

/** Whom the big button plays against. */
export const DEFAULT_BOT: BotName = 'greedy';
