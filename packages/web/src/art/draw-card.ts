import type { Card } from '@openrealms/engine';
import { allegianceOf } from '../card/faction-mark.ts';
import { backdrop } from './backdrop.ts';
import { PALETTES } from './palette.ts';
import { pictureId, pictureOf } from './pictures.ts';
import { chanceFrom } from './random.ts';
import { createSheet } from './sheet.ts';
import { shieldArc } from './shield-arc.ts';

/** The art of a card as an SVG document; always the same for the same card. Its sky alone while its picture is not here. */
export function drawCard(card: Card): string {
  const sheet = createSheet();
  const palette = PALETTES[allegianceOf(card.factions)];
  const chance = chanceFrom(pictureId(card));
  const picture = pictureOf(card, chance);
  backdrop(sheet, palette, chance, picture?.setting ?? 'deep');
  if (picture === undefined) return sheet.toString();
  picture.paint({ sheet, palette, chance });
  if (card.outpost) shieldArc(sheet, palette);
  return sheet.toString();
}
