import { core } from '@openrealms/content';
import { catalogOf, FACTIONS, type Faction } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  loyalist,
  RUSHER,
  STYLE_NAMES,
  type Style,
  type StyleContext,
  styleNamed,
  THINNER,
  TRADESMAN,
} from '../../src/index.ts';

const { cards, numbers } = catalogOf([core]);
const early: StyleContext = { allies: () => 0, phase: 0 };

function bonus(style: Style, id: string, context = early): number {
  return style.bonus(cards[numbers.get(id)!]!, context);
}

describe('a style', () => {
  it('has a name of its own', () => {
    expect(STYLE_NAMES.map((name) => styleNamed(name).name)).toEqual(STYLE_NAMES);
  });

  it('likes combat: the rusher', () => {
    expect(bonus(RUSHER, 'ram')).toBeGreaterThan(bonus(RUSHER, 'freighter'));
    expect(bonus(RUSHER, 'patrol-mech')).toBeGreaterThan(bonus(RUSHER, 'cutter'));
  });

  it('likes trade early, and authority: the tradesman', () => {
    expect(bonus(TRADESMAN, 'freighter')).toBeGreaterThan(bonus(TRADESMAN, 'ram'));
    expect(bonus(TRADESMAN, 'freighter', { ...early, phase: 1 })).toBe(0);
    expect(bonus(TRADESMAN, 'trade-escort')).toBeGreaterThan(0);
  });

  it('likes what scraps: the thinner', () => {
    expect(bonus(THINNER, 'brain-world')).toBeGreaterThan(bonus(THINNER, 'trade-bot'));
    expect(bonus(THINNER, 'trade-bot')).toBeGreaterThan(bonus(THINNER, 'ram'));
    expect(THINNER.thinning).toBeGreaterThan(0);
  });

  it('likes one faction: the loyalist', () => {
    const blobs = { allies: (faction: Faction) => (faction === 'blob' ? 2 : 1), phase: 0 };
    expect(bonus(loyalist(), 'ram')).toBe(0);
    expect(bonus(loyalist(), 'ram', blobs)).toBeGreaterThan(0);
    expect(bonus(loyalist(), 'cutter', blobs)).toBe(0);
    expect(bonus(loyalist(), 'explorer', blobs)).toBe(0);
    for (const faction of FACTIONS) {
      expect(bonus(loyalist(faction), 'ram') > 0).toBe(faction === 'blob');
    }
  });
});
