/** Something in space that can be drawn; what is nearer to the viewer has the greater depth. */
export interface DrawnPart {
  readonly depth: number;
  draw(): void;
}

/** Back to front. */
export function drawParts(parts: readonly DrawnPart[]): void {
  for (const part of [...parts].sort((a, b) => a.depth - b.depth)) part.draw();
}
