import type { Faction } from '@openrealms/engine';

/** The colours a faction is painted in. */
export interface Palette {
  /** Space behind everything, from the lit corner to the dark one. */
  readonly sky: readonly [string, string, string];
  /** Two clouds of gas. */
  readonly nebula: readonly [string, string];
  /** What hulls are made of, the plates on it, and its darkest parts. */
  readonly hull: string;
  readonly plate: string;
  readonly dark: string;
  /** Stripes and trims. */
  readonly trim: string;
  /** The light that catches edges from behind. */
  readonly rim: string;
  /** Engines, lenses, veins. */
  readonly glow: string;
  readonly core: string;
  /** Windows and lamps. */
  readonly lamp: string;
  /** Planets nearby: lit side and night side. */
  readonly world: readonly [string, string];
}

export const PALETTES: Readonly<Record<Faction | 'unaligned', Palette>> = {
  blob: {
    sky: ['#123a3a', '#0a1a24', '#05090f'],
    nebula: ['#2fae6d', '#7a3fc0'],
    hull: '#3f9a54',
    plate: '#8ee06a',
    dark: '#14243f',
    trim: '#b6f26a',
    rim: '#7dffb0',
    glow: '#9dff5c',
    core: '#f4ffd0',
    lamp: '#e6ff8a',
    world: ['#4f8f5a', '#0a231f'],
  },
  'trade-federation': {
    sky: ['#17407a', '#0b1c3d', '#050a16'],
    nebula: ['#2f86e0', '#41c7d8'],
    hull: '#e3ecf8',
    plate: '#b7c9e2',
    dark: '#2a3f66',
    trim: '#2a78e4',
    rim: '#59b4ff',
    glow: '#5cc4ff',
    core: '#f0fbff',
    lamp: '#ffe3a1',
    world: ['#5b8fd0', '#0a1a38'],
  },
  'star-empire': {
    sky: ['#4a2c4a', '#1d1226', '#07060c'],
    nebula: ['#e0922e', '#b03a52'],
    hull: '#b08c52',
    plate: '#4a3a30',
    dark: '#1f1719',
    trim: '#f3c65a',
    rim: '#ffb347',
    glow: '#ffb13d',
    core: '#fff3cf',
    lamp: '#ffd98a',
    world: ['#c08a58', '#24131c'],
  },
  'machine-cult': {
    sky: ['#4a1d20', '#1e0f14', '#080508'],
    nebula: ['#c23a34', '#5a4a58'],
    hull: '#8b8f9c',
    plate: '#74504c',
    dark: '#26232b',
    trim: '#d8493f',
    rim: '#ff5f52',
    glow: '#ff4a3a',
    core: '#ffe1d2',
    lamp: '#ff8a6a',
    world: ['#8a4a40', '#1d0e10'],
  },
  consortium: {
    sky: ['#5e1f56', '#270f2b', '#0a060d'],
    nebula: ['#e065b8', '#3fa8c8'],
    hull: '#efe4ef',
    plate: '#7fc4d6',
    dark: '#3a2148',
    trim: '#e8bd5c',
    rim: '#ff8fe4',
    glow: '#ff7fdc',
    core: '#fff0fc',
    lamp: '#ffe9a8',
    world: ['#c47aa8', '#270f28'],
  },
  kingdom: {
    sky: ['#3a2886', '#1a1246', '#070616'],
    nebula: ['#7a52f0', '#a86ad8'],
    hull: '#cfd5ea',
    plate: '#6250d8',
    dark: '#221d48',
    trim: '#e6e9f6',
    rim: '#a98bff',
    glow: '#9a7dff',
    core: '#f4f0ff',
    lamp: '#ffe2a0',
    world: ['#6f6cc0', '#120f30'],
  },
  scavengers: {
    sky: ['#54401c', '#211a10', '#080705'],
    nebula: ['#d9782a', '#3f8f80'],
    hull: '#c97f48',
    plate: '#95a8a8',
    dark: '#2c211b',
    trim: '#e8b23a',
    rim: '#ffa04a',
    glow: '#ff9a2e',
    core: '#fff0d0',
    lamp: '#ffd27a',
    world: ['#a8683c', '#23140b'],
  },
  unaligned: {
    sky: ['#34365c', '#171a30', '#07080f'],
    nebula: ['#7d74c4', '#4a6ea8'],
    hull: '#b3b1cc',
    plate: '#8280a3',
    dark: '#2e2d45',
    trim: '#d9b36a',
    rim: '#c3b8ff',
    glow: '#9fc2ff',
    core: '#ffffff',
    lamp: '#ffe9b8',
    world: ['#8883ae', '#161628'],
  },
};
