import { riseOfEmpire } from '@openrealms/content';
import { campaignBox } from '@openrealms/engine';
import { expect, it } from 'vitest';
import { cardAddress } from '../../src/gallery/card-address.ts';
import { COLLECTION } from '../../src/gallery/collection.ts';

it('leads every card of a campaign to a card of the gallery, upgraded ones to what they were', () => {
  const there = new Set(COLLECTION.map(({ card }) => `#/gallery/${card.id}`));
  const { cards } = campaignBox(riseOfEmpire);
  expect(cards.filter((card) => !there.has(cardAddress(card)))).toEqual([]);
  const upgraded = cards.find(({ id }) => id === 'magpie+se1')!;
  expect(cardAddress(upgraded)).toBe('#/gallery/magpie');
});
