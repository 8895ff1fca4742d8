import { type BotName, botParts, type LevelName } from '@openrealms/bots';

/** What the computer player of each level is called at a table. */
const NAMES: Readonly<Record<LevelName, string>> = {
  recruit: 'Pip',
  pilot: 'Juno',
  trader: 'Nova',
  captain: 'Vega',
  commander: 'Orion',
  admiral: 'Lyra',
  'fleet-admiral': 'Atlas',
  overlord: 'Zenith',
};

/** Whom the big button plays against: neither the weakest nor the strongest. */
export const DEFAULT_BOT: BotName = 'trader';

/** Whom to play a very first game against. */
export const GENTLEST_BOT: BotName = 'recruit';

export function characterName(bot: BotName): string {
  return NAMES[botParts(bot)?.level ?? 'recruit'];
}
