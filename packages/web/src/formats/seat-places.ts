import type { FormatId } from '@openrealms/engine';

/** The measures of every picture of a table. */
export const PICTURE = { width: 200, height: 140 } as const;

export interface SeatPlace {
  readonly x: number;
  readonly y: number;
}

const CENTRE: SeatPlace = { x: PICTURE.width / 2, y: PICTURE.height / 2 };

/** Where the players sit, seen from above: by seat, clockwise, so that the next seat is the one on the left. */
export function seatPlaces(format: FormatId, seats: number): readonly SeatPlace[] {
  switch (format) {
    case 'hydra':
    case 'emperor':
      return facingRows(seats / 2);
    case 'raid':
      return [{ x: CENTRE.x, y: 27 }, ...arc(seats - 1)];
    default:
      return ring(seats);
  }
}

/** The first seat at the bottom. */
function ring(seats: number): readonly SeatPlace[] {
  return Array.from({ length: seats }, (_, seat) =>
    onEllipse(90 + (360 * seat) / seats, CENTRE, seats > 4 ? 80 : 66, 51),
  );
}

/** A team along the lower edge, the other one across; both turn to the middle of the table. */
function facingRows(half: number): readonly SeatPlace[] {
  const step = 58;
  const near = Array.from({ length: half }, (_, i) => ({
    x: CENTRE.x + step * ((half - 1) / 2 - i),
    y: PICTURE.height - 26,
  }));
  return [...near, ...near.toReversed().map(({ x }) => ({ x, y: 26 }))];
}

/** Around the lower side of the table, from the right to the left. */
function arc(seats: number): readonly SeatPlace[] {
  const span = Math.min(150, 52 * (seats - 1));
  return Array.from({ length: seats }, (_, i) =>
    onEllipse(90 - span / 2 + (span * i) / (seats - 1), { x: CENTRE.x, y: 54 }, 82, 62),
  );
}

function onEllipse(degrees: number, centre: SeatPlace, rx: number, ry: number): SeatPlace {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(centre.x + rx * Math.cos(angle)), y: round(centre.y + ry * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
