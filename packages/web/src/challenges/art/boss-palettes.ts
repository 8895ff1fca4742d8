import { PALETTES, type Palette } from '../../art/palette.ts';

/** Cold steel, and a light that is no faction's. */
export const STEEL: Palette = {
  ...PALETTES.unaligned,
  sky: ['#1d3a52', '#0c1826', '#04070d'],
  nebula: ['#3f86b8', '#52609c'],
  hull: '#a9bac9',
  plate: '#64798d',
  dark: '#16202c',
  trim: '#d5e6f2',
  rim: '#8fdcff',
  glow: '#58c8ff',
  core: '#f2fcff',
  lamp: '#bfeaff',
};

/** What lies behind a rift. */
export const RIFT: Palette = {
  ...PALETTES.unaligned,
  sky: ['#3a1a5c', '#160b2c', '#05030c'],
  nebula: ['#8a3fd0', '#2f5fc0'],
  hull: '#4a2a70',
  plate: '#7d4fb4',
  dark: '#0c0518',
  trim: '#d9a8ff',
  rim: '#c58cff',
  glow: '#b05cff',
  core: '#fbf0ff',
  lamp: '#e8c8ff',
};

/** Hide like cooling lava. */
export const EMBER: Palette = {
  ...PALETTES.unaligned,
  sky: ['#5a2a1c', '#20101a', '#07040a'],
  nebula: ['#d0622a', '#6a2a7c'],
  hull: '#6a4a54',
  plate: '#a0706a',
  dark: '#1a0e18',
  trim: '#f0d0a8',
  rim: '#ff9a5c',
  glow: '#ff7a2a',
  core: '#fff2cc',
  lamp: '#ffc27a',
  world: ['#8a6a7c', '#1c101c'],
};

/** A star that gives no light but around its edge. */
export const ECLIPSE: Palette = {
  ...PALETTES.unaligned,
  sky: ['#50212f', '#1a0d1c', '#050308'],
  nebula: ['#b8402f', '#3f2a6c'],
  hull: '#6d5a52',
  plate: '#8c5a3a',
  dark: '#120c12',
  trim: '#d99a5c',
  rim: '#ff8a5c',
  glow: '#ff5f3a',
  core: '#fff0dc',
  lamp: '#ffb06a',
};
