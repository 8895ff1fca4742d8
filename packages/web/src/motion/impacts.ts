import type { Box } from './anchors.ts';
import type { BreakUp } from './flight.ts';
import { type Ghost, pieces, sheet } from './ghost.ts';
import styles from './motion.module.css';
import type { Performance } from './perform.ts';

/** Shards around an off-centre point of impact, and where each of them is thrown. */
const SHARDS = [
  { shape: 'polygon(0 0, 58% 0, 46% 42%, 0 30%)', x: -0.5, y: -0.35, turn: -28 },
  { shape: 'polygon(58% 0, 100% 0, 100% 38%, 46% 42%)', x: 0.5, y: -0.4, turn: 24 },
  { shape: 'polygon(100% 38%, 100% 100%, 72% 100%, 46% 42%)', x: 0.6, y: 0.25, turn: 34 },
  { shape: 'polygon(72% 100%, 22% 100%, 46% 42%)', x: 0.05, y: 0.5, turn: -12 },
  { shape: 'polygon(22% 100%, 0 100%, 0 30%, 46% 42%)', x: -0.6, y: 0.2, turn: -36 },
];

/** Slices from the foot up, each of which drifts off and fades a little later. */
const SLICES = [0, 1, 2, 3, 4, 5].map((i) => ({
  shape: `inset(${((5 - i) * 100) / 6}% 0 ${(i * 100) / 6}%)`,
  x: (i % 2 === 0 ? 1 : -1) * 0.14,
  y: -0.1 - i * 0.02,
  turn: (i % 2 === 0 ? 1 : -1) * 2,
}));

/** A base breaks apart and its shards fall into the pile; a scrapped card fades slice by slice towards the heap. */
export function breakApart(
  { layer, tempo }: Performance,
  { kind, from, to, at }: BreakUp,
  picture: Ghost,
): void {
  const { width, height } = picture;
  const shatters = kind === 'shatter';
  const parts = shatters ? SHARDS : SLICES;
  const pull = shatters ? 1 : 0.12;
  const [dx, dy] = [(to.x - from.x) * pull, (to.y - from.y) * pull];
  const place = (x: number, y: number, rest: string) =>
    `translate(${from.x - width / 2 + x}px, ${from.y - height / 2 + y}px) ${rest}`;
  const nodes = pieces(
    picture,
    parts.map(({ shape }) => shape),
  );
  nodes.forEach((node, i) => {
    const { x, y, turn } = parts[i];
    const thrown = { x: x * width, y: y * height };
    const frames: Keyframe[] = [
      { transform: place(0, 0, 'rotate(0deg)'), opacity: 1, easing: 'ease-out' },
      {
        transform: place(thrown.x, thrown.y, `rotate(${turn}deg)`),
        opacity: shatters ? 1 : 0.6,
        offset: 0.45,
        easing: 'ease-in',
      },
      {
        transform: shatters
          ? place(dx, dy, `rotate(${turn * 2}deg) scale(0.3)`)
          : place(thrown.x * 2 + dx, thrown.y + dy, `rotate(${turn * 2}deg) scale(0.9)`),
        opacity: 0,
      },
    ];
    const delay = (at + (shatters ? 0 : i * 25)) * tempo;
    layer.fly(node, frames, { delay, duration: 440 * tempo, easing: 'linear' });
  });
}

/** The one big moment: two waves and a glow that spread from the figure that fell, and leave the figure readable. */
export function lethalBlow({ layer, tempo }: Performance, on: Box, at: number): void {
  const reach = Math.max(window.innerWidth, window.innerHeight);
  const spread = (name: string, size: number, delay: number, opacity: number, last: number) => {
    const node = sheet(size, size);
    node.classList.add(name);
    const place = `translate(${on.x - size / 2}px, ${on.y - size / 2}px)`;
    layer.fly(
      node,
      [
        { transform: `${place} scale(0.05)`, opacity: 0 },
        { opacity, offset: 0.12 },
        { transform: `${place} scale(${last})`, opacity: 0 },
      ],
      { delay: (at + delay) * tempo, duration: 800 * tempo, easing: 'ease-out' },
    );
  };
  spread(styles.flash, reach, 0, 0.4, 1.4);
  spread(styles.ring, reach / 2, 0, 0.9, 2.6);
  spread(styles.ring, reach / 2, 120, 0.6, 1.8);
}
