import type { BotName } from '@openrealms/bots';
import {
  type CampaignView,
  campaignBox,
  type Language,
  type Player,
  type Side,
} from '@openrealms/engine';
import type { Wording } from '../../play/actions.ts';
import { botLabel } from '../../play/names.ts';
import { wordingIn } from '../../play/wording.ts';
import { type CampaignWords, campaignWordsIn } from '../../text/campaign-words.ts';
import { printable } from '../../text/layout.ts';
import { wordsIn } from '../../text/words-in.ts';
import type { CampaignFile } from './campaign-file.ts';

/** All that pages of a campaign are made of. */
export interface Scene {
  readonly file: CampaignFile;
  readonly view: CampaignView;
  readonly say: CampaignWords;
  /** With the names of both players as the campaign calls them. */
  readonly wording: Wording;
}

export function sceneOf(file: CampaignFile, language: Language): Scene {
  const common = wordingIn(language, [campaignBox(file.box)]);
  const say = campaignWordsIn(language);
  const names = playerNames(file, common.words, say);
  return { file, view: file.view, say, wording: { ...common, names } };
}

/** By player: by name; without one a bot by its level, a person as "You" or, of two, by number. */
function playerNames(
  { note: { players } }: CampaignFile,
  words: Wording['words'],
  say: CampaignWords,
): string[] {
  const isAlone = players.some(({ kind }) => kind === 'bot');
  return players.map((player, i) => {
    const name = printable(player.name).trim();
    if (player.kind === 'bot')
      return isLabel(name, player.bot) ? botLabel(player.bot, words) : name;
    if (name !== '') return name;
    return isAlone ? words.you : say.player(i + 1);
  });
}

/** Whether a bot has no name of its own, but that of its level, in whichever language the file was written. */
function isLabel(name: string, bot: BotName): boolean {
  return (
    name === '' ||
    (['en', 'fr'] as const).some((language) => botLabel(bot, wordsIn(language)) === name)
  );
}

/** What the player of a side is called. */
export function nameOf(side: Side, { view, wording }: Scene): string {
  return wording.names[playerOf(side, view)];
}

/** Who plays a side, once the sides are given. */
export function playerOf(side: Side, { vaults }: CampaignView): Player {
  return vaults[side].player ?? 0;
}
