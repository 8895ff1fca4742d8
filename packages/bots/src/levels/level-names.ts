/** How well computer players play, weakest first: level 1 is the first. */
export const LEVEL_NAMES = [
  'recruit',
  'pilot',
  'trader',
  'captain',
  'commander',
  'admiral',
  'fleet-admiral',
  'overlord',
] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

/** What computer players like, apart from how well they play; whoever has none of these is balanced. */
export const STYLE_NAMES = ['rusher', 'tradesman', 'thinner', 'loyalist'] as const;

export type StyleName = (typeof STYLE_NAMES)[number];

/** A bot that people are offered: its level and, behind a slash, its style if it has one. */
export type BotName = LevelName | `${LevelName}/${StyleName}`;

/** What a bot's name says. */
export interface BotParts {
  readonly level: LevelName;
  readonly style: StyleName | null;
}

export function botNameOf({ level, style }: BotParts): BotName {
  return style === null ? level : `${level}/${style}`;
}

/** Null for a name that has no level in it, such as that of a bot which is kept to measure others by. */
export function botParts(name: string): BotParts | null {
  const [first, second, ...more] = name.split('/');
  const level = LEVEL_NAMES.find((each) => each === first);
  const style = STYLE_NAMES.find((each) => each === second);
  if (level === undefined || more.length > 0) return null;
  if (second === undefined) return { level, style: null };
  return style === undefined ? null : { level, style };
}
