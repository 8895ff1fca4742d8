import type { Card } from '@openrealms/engine';
import { allegianceOf } from '../card/faction-mark.ts';
import { backdrop } from './backdrop.ts';
import { byGrammar } from './grammar.ts';
import { PALETTES } from './palette.ts';
import { composedFor, isPictureHere } from './pictures.ts';
import { chanceFrom } from './random.ts';
import { createSheet } from './sheet.ts';
import { shieldArc } from './shield-arc.ts';

/** The art of a card as an SVG document; always the same for the same card. Its sky alone while its picture is not here. */
export function drawCard(card: Card): string {
  const sheet = createSheet();
  const palette = PALETTES[allegianceOf(card.factions)];
  const chance = chanceFrom(card.id);
  if (!isPictureHere(card.id)) {
    backdrop(sheet, palette, chance, 'deep');
    return sheet.toString();
  }
  const { setting, paint } = composedFor(card.id) ?? byGrammar(card, chance);
  backdrop(sheet, palette, chance, setting);
  paint({ sheet, palette, chance });
  if (card.outpost) shieldArc(sheet, palette);
  return sheet.toString();
}
