import { FACTIONS, type Faction } from '@openrealms/engine';

/**
 * The mark-up of the rules: `{trade}` or `{trade 3}` for a resource, `{blob}` for a faction, `{scrap}` for the scrap
 * mark, `{card cutter}` for a card, `{house}` behind what is a ruling of ours, `[words](clause)` for another clause, `*words*` for emphasis.
 */
export type Piece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'card'; readonly card: string }
  | {
      readonly kind: 'resource';
      readonly resource: Resource;
      readonly amount?: number;
      /** Whether it begins a sentence. */
      readonly first: boolean;
    }
  | { readonly kind: 'faction'; readonly faction: Faction }
  | { readonly kind: 'scrap' | 'house' };

export const RESOURCES = ['trade', 'combat', 'authority'] as const;
export type Resource = (typeof RESOURCES)[number];

const MARK = /\{([a-z-]+)(?: ([\w-]+))?\}|\[([^\]]+)\]\(([a-z-]+)\)|\*([^*]+)\*/g;

/** Takes a paragraph apart. Throws at mark-up that means nothing; a test reads every paragraph. */
export function piecesOf(markup: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of markup.matchAll(MARK)) {
    if (match.index > end) pieces.push({ kind: 'text', text: markup.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, name, argument, label, to, strong] = match;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (label !== undefined) pieces.push({ kind: 'link', text: label, to: to! });
    else pieces.push(named(name!, argument, /(^|\. )$/.test(markup.slice(0, match.index))));
  }
  if (end < markup.length) pieces.push({ kind: 'text', text: markup.slice(end) });
  return pieces;
}

function named(name: string, argument: string | undefined, first: boolean): Piece {
  if (name === 'card' && argument !== undefined) return { kind: 'card', card: argument };
  if (name === 'scrap' || name === 'house') return { kind: name };
  if (isOneOf(RESOURCES, name)) {
    const amount = argument === undefined ? {} : { amount: Number(argument) };
    return { kind: 'resource', resource: name, first, ...amount };
  }
  if (isOneOf(FACTIONS, name)) return { kind: 'faction', faction: name };
  throw new Error(`The rules know no mark {${name}}.`);
}

function isOneOf<T extends string>(all: readonly T[], name: string): name is T {
  return (all as readonly string[]).includes(name);
}
