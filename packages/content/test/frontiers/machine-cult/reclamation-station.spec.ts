import { describe, expect, it } from 'vitest';
import { fromDiscard, frontiersTable, mixedTable } from '../table.ts';

describe('Reclamation Station', () => {
  it('must scrap a card of the discard pile once it is used [CARD-RECLAMATIONSTATION-1]', () => {
    const t = frontiersTable({
      me: { inPlay: ['reclamation-station'], hand: ['viper'], discard: ['scout', 'stinger'] },
    });
    t.use('primary', 'reclamation-station');
    expect(t.options()).toEqual([fromDiscard('stinger'), fromDiscard('scout')]);
    t.chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ hand: ['viper'], discard: ['stinger'] });
    expect(t.settled).toBe(true);
  });

  it('is not offered with an empty discard pile [ABILITY-14]', () => {
    const t = frontiersTable({ me: { inPlay: ['reclamation-station'], hand: ['viper'] } });
    expect(t.usable()).toEqual(['scrap of reclamation-station']);
  });

  it('is scrapped for 3 combat with nothing else scrapped: it counts itself [CARD-RECLAMATIONSTATION-2]', () => {
    const t = frontiersTable({ me: { inPlay: ['reclamation-station'] } });
    t.use('scrap', 'reclamation-station');
    expect(t.me.combat).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('counts every own card scrapped this turn from discard pile, hand or play [CARD-RECLAMATIONSTATION-2]', () => {
    const t = frontiersTable({
      me: {
        inPlay: ['reclamation-station', 'mobile-market'],
        hand: ['plasma-bot', 'viper'],
        discard: ['scout'],
      },
    });
    t.use('primary', 'reclamation-station').chooseFromDiscard('scout');
    t.play('plasma-bot').chooseFromHand('viper').use('scrap', 'mobile-market');
    t.use('scrap', 'reclamation-station');
    // Plasma Bot's own 3, and 3 each for Scout, Viper, Mobile Market and the station.
    expect(t.me.combat).toBe(3 + 4 * 3);
    expect(t.settled).toBe(true);
  });

  it('counts an Explorer that goes back to its pile, and no card of the trade row [CARD-RECLAMATIONSTATION-3, SCRAP-4]', () => {
    const t = frontiersTable({
      me: { inPlay: ['reclamation-station'], hand: ['explorer', 'blob-miner'] },
      tradeRow: ['stinger'],
    });
    t.play('explorer').use('scrap', 'explorer').play('blob-miner').chooseFromRow('stinger');
    expect(t.data.explorers).toBe(1);
    t.use('scrap', 'reclamation-station');
    // The Explorer's own 2, and 3 each for the Explorer and the station.
    expect(t.me.combat).toBe(2 + 2 * 3);
    expect(t.settled).toBe(true);
  });

  it('forgets the count with the turn [CARD-RECLAMATIONSTATION-4]', () => {
    const t = frontiersTable({
      me: { inPlay: ['reclamation-station'], discard: ['scout'], deck: ['viper'] },
      opponent: { deck: ['viper'] },
    });
    t.use('primary', 'reclamation-station').chooseFromDiscard('scout');
    expect(t.me.scrapped).toBe(1);
    t.endTurn().endTurn();
    t.use('scrap', 'reclamation-station');
    expect(t.me.combat).toBe(3);
  });

  it('counts what Brain World scraps [CARD-RECLAMATIONSTATION-2]', () => {
    const t = mixedTable({
      me: { inPlay: ['reclamation-station', 'brain-world'], discard: ['scout', 'viper'] },
    });
    t.use('primary', 'brain-world').chooseFromDiscard('scout').chooseFromDiscard('viper');
    t.use('scrap', 'reclamation-station');
    expect(t.me.combat).toBe(3 * 3);
  });
});
