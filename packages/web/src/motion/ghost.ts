import type { Box } from './anchors.ts';
import { FLYING } from './layer.ts';
import styles from './motion.module.css';

/** A picture that can fly: a copy of something on the table, as large as it was. */
export interface Ghost {
  readonly node: HTMLElement;
  readonly width: number;
  readonly height: number;
}

/** Copies what a thing looks like now. */
export function ghostOf(element: HTMLElement): Ghost {
  const face = faceOf(element);
  const { offsetWidth: width, offsetHeight: height } = face;
  const copy = face.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-anchor');
  copy.removeAttribute(FLYING);
  copy.classList.add(styles.copy);
  const node = sheet(width, height);
  node.style.setProperty('--card-width', `${width}px`);
  node.append(copy);
  return { node, width, height };
}

/** The picture in a button fills it; the frame that says what can be done with it stays behind. */
function faceOf(element: HTMLElement): HTMLElement {
  const child = element.firstElementChild;
  const fills = child instanceof HTMLElement && child.offsetWidth > element.offsetWidth - 3;
  return element instanceof HTMLButtonElement && fills ? child : element;
}

/** The back of a card, as large as this place but in the shape of a card. */
export function backGhost(at: Box): Ghost {
  const width = Math.min(at.width, at.height / 1.4);
  const node = sheet(width, width * 1.4);
  node.classList.add(styles.back);
  return { node, width, height: width * 1.4 };
}

/** Pieces of a picture, each cut out of a copy of it. What moves is not cut itself: that would need a mask in every frame. */
export function pieces(ghost: Ghost, shapes: readonly string[]): HTMLElement[] {
  return shapes.map((shape) => {
    const node = sheet(ghost.width, ghost.height);
    const cut = ghost.node.cloneNode(true) as HTMLElement;
    cut.style.clipPath = shape;
    node.append(cut);
    return node;
  });
}

export function sheet(width: number, height: number): HTMLElement {
  const node = document.createElement('div');
  node.className = styles.ghost;
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
  return node;
}

export function pip(what: 'trade' | 'combat' | 'authority'): HTMLElement {
  const node = sheet(14, 14);
  node.classList.add(styles.pip, styles[what]);
  return node;
}
