import { describe as describeCard, salvage, ship, upgradedCard } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { keep, raider, sheetOf } from './little-campaign.ts';

describe('the text of a card', () => {
  it('says what it does when acquired, below everything else', () => {
    expect(describeCard(raider, 'en')).toMatchObject({
      typeLine: 'Ship · Scavengers',
      acquired: {
        label: 'When acquired',
        text: 'Scrap 1 card from your hand or your discard pile.',
      },
    });
    expect(describeCard(raider, 'en').full.split('\n').at(-1)).toBe(
      'When acquired: scrap 1 card from your hand or your discard pile.',
    );
    expect(describeCard(raider, 'fr').full.split('\n').at(-1)).toBe(
      "À l'acquisition\u00a0: retirez 1 carte de votre main ou de votre Défausse.",
    );
  });

  it('names both factions of an upgraded one, and the side of its sticker', () => {
    const upgraded = upgradedCard(keep, sheetOf('star-empire', 1)) ?? keep;
    expect(describeCard(upgraded, 'en').full).toBe(
      [
        'Keep',
        'Outpost 4 · Kingdom / Star Empire · Cost 3',
        '+2 Combat, +1 Trade.',
        'Kingdom ally: +2 Authority.',
        'Kingdom double ally: draw 1 card.',
        'Star Empire ally: +1 Combat.',
      ].join('\n'),
    );
    expect(describeCard(upgraded, 'fr').upgradeAlly).toEqual({
      label: "Allié de l'Empire Galactique",
      text: '+1 Combat.',
    });
  });

  it('says what comes from the scrap heap, and where to', () => {
    const diver = ship('Diver', {
      fr: 'Plongeur',
      primary: [salvage(3)],
      scrap: [salvage(5, 'top-of-deck')],
    });
    expect(describeCard(diver, 'en')).toMatchObject({
      primary: 'Take a card of cost 3 or less from the scrap heap into your discard pile.',
      scrap: {
        text: 'Take a card of cost 5 or less from the scrap heap and place it on top of your deck.',
      },
    });
    expect(describeCard(diver, 'fr')).toMatchObject({
      primary:
        'Prenez une carte de coût 3 ou moins dans la Casse et placez-la dans votre Défausse.',
    });
  });
});
