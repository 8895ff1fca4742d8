import { core, frontiers } from '@openrealms/content';
import { legalCommands, randomFrom } from '@openrealms/engine';
import { ME, OPPONENT, type Side, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { networkBot } from '../../src/network/network-bot.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';
import { playTurn } from '../play-turn.ts';

const BOXES = [core, frontiers];

/** A player who knows nothing: whatever it wins, it wins because it sees it. */
function ignorant() {
  const ids = core.cards.map(({ id }) => id);
  const values = new Float32Array(sizeOf(8, ids.length));
  randomize(values, 8, randomFrom('knows nothing'));
  return networkBot('ignorant', partsOf(values, 8, ids), BOXES);
}

function turnOf(me: Side, opponent: Side) {
  const { state } = table(BOXES, {
    me: { ...me, deck: ['viper', 'viper', 'viper', 'viper', 'viper'] },
    opponent: { ...opponent, deck: ['scout', 'scout', 'scout', 'scout', 'scout'] },
    tradeRow: ['cutter', 'blob-fighter', 'corvette', 'trade-bot', 'ram'],
    explorers: 10,
  });
  expect(legalCommands(state, ME).length).toBeGreaterThan(0);
  return playTurn(state, ME, ignorant());
}

describe('a win that is there is taken', () => {
  it('by scrapping Explorers for the last points', () => {
    const end = turnOf(
      { hand: ['explorer', 'explorer', 'explorer', 'viper', 'viper'] },
      { authority: 8 },
    );
    expect(end.winners).toEqual([ME]);
  });

  it('through an outpost, with just enough combat', () => {
    const end = turnOf(
      { hand: ['dreadnaught', 'explorer', 'viper', 'scout', 'scout'] },
      { authority: 11, inPlay: ['trading-post'] },
    );
    expect(end.winners).toEqual([ME]);
  });

  it('by destroying the outpost with an ability', () => {
    const end = turnOf(
      { hand: ['missile-mech', 'viper', 'scout', 'scout', 'scout'] },
      { authority: 7, inPlay: ['war-world'] },
    );
    expect(end.winners).toEqual([ME]);
  });

  it('with double ally abilities', () => {
    const end = turnOf(
      { hand: ['moonwurm-hatchling', 'stinger', 'stinger', 'scout', 'scout'] },
      { authority: 18 },
    );
    expect(end.winners).toEqual([ME]);
  });

  it('by copying the best ship', () => {
    const end = turnOf(
      { hand: ['stealth-needle', 'blob-destroyer', 'scout', 'scout', 'scout'] },
      { authority: 12 },
    );
    expect(end.winners).toEqual([ME]);
  });
});

it('a turn without a win goes on, and says so', () => {
  const end = turnOf({ hand: ['explorer', 'scout', 'scout', 'scout', 'scout'] }, { authority: 3 });
  expect(end.winners).toEqual([]);
  expect(end.seats[OPPONENT].authority).toBeGreaterThan(0);
});
