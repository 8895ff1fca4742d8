import { type Box, SIDES, type Side } from '@openrealms/engine';
import { mean } from '../../simulate/statistics.ts';
import { type CardFigures, cardFigures } from '../card-figures.ts';
import { designsOf } from '../designs.ts';
import { type Share, shareOf } from '../share.ts';
import type { PlayedCampaign } from './play-campaign.ts';
import { type ScenarioFigures, scenarioFigures } from './scenario-figures.ts';
import { stickerDesigns } from './sticker-designs.ts';

/** What whole campaigns came to. */
export interface CampaignFigures {
  readonly box: string;
  readonly campaigns: number;
  /** All games, those with the other face up included. */
  readonly games: number;
  /** Campaigns that were given up. */
  readonly open: number;
  /** The campaigns that the Star Empire won. */
  readonly starEmpire: Share;
  /** Stickers that a side has used in the end, in the mean. */
  readonly stickersUsed: Readonly<Record<Side, number>>;
  readonly scenarios: readonly ScenarioFigures[];
  /** In the order of the sheets. */
  readonly stickers: readonly StickerFigures[];
}

/** A sticker; its contribution is what upgrading a card with it adds to the chance of winning. */
export interface StickerFigures
  extends Pick<CardFigures, 'type' | 'cost' | 'turn' | 'contribution'> {
  readonly side: Side;
  readonly sheet: number;
  readonly text: string;
  /** The share of the campaigns in which it was used. */
  readonly used: number;
}

export function campaignFigures(box: Box, campaigns: readonly PlayedCampaign[]): CampaignFigures {
  const contents = box.campaign!;
  const cards = designsOf({ boxes: [box] });
  const isUpgrade = (place: number): boolean => place >= cards.length;
  return {
    box: box.id,
    campaigns: campaigns.length,
    games: campaigns.reduce((sum, { games }) => sum + games.length, 0),
    open: campaigns.filter(({ winner }) => winner === null).length,
    starEmpire: shareOf(campaigns, ({ winner }) => winner === 'star-empire'),
    stickersUsed: {
      'star-empire': mean(campaigns.map(({ stickers }) => stickers['star-empire'])),
      'trade-federation': mean(campaigns.map(({ stickers }) => stickers['trade-federation'])),
    },
    scenarios: contents.scenarios.map((each) => scenarioFigures(box, each, campaigns, isUpgrade)),
    stickers: stickerFigures(box, campaigns, cards.length),
  };
}

function stickerFigures(
  box: Box,
  campaigns: readonly PlayedCampaign[],
  before: number,
): StickerFigures[] {
  const { sheets } = box.campaign!;
  const designs = [...designsOf({ boxes: [box] }), ...stickerDesigns(box, box.campaign!)];
  const all = cardFigures(
    campaigns.flatMap(({ games }) => games),
    designs,
  );
  const uses = new Float64Array(designs.length);
  for (const { acquired } of campaigns.flatMap(({ games }) => games.filter((g) => g.inCampaign))) {
    for (const place of acquired) uses[place]++;
  }
  const numbers = sheets.flatMap(({ number, rows }) => rows.flatMap(() => [number, number]));
  return all.slice(before).map(({ type, cost, turn, contribution, name, factions }, i) => ({
    side: SIDES.find((side) => factions.includes(side))!,
    sheet: numbers[i],
    ...{ type, cost, turn, contribution },
    text: name,
    used: uses[before + i] / Math.max(1, campaigns.length),
  }));
}
