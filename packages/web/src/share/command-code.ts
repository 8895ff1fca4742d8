import type { ChoiceAnswer, Command, SheetNumber, UsableAbility } from '@openrealms/engine';

const ABILITY_CODES: Readonly<Record<UsableAbility, string>> = {
  primary: 'p',
  ally: 'a',
  'double-ally': 'd',
  'upgrade-ally': 'u',
  scrap: 's',
};

/** A command in a few letters, for links; `commandFrom` reads it again. */
export function commandCode(command: Command): string {
  switch (command.type) {
    case 'play':
      return `p ${command.card}`;
    case 'use':
      return `u${ABILITY_CODES[command.ability]} ${command.slot} ${command.card}`;
    case 'acquire':
      return `${command.to === 'discard' ? 'b' : 't'}${command.upgrade ?? ''} ${command.space ?? '-'} ${command.card}`;
    case 'attack-player':
      return `a ${command.seat} ${command.amount}`;
    case 'attack-base':
      return `d ${command.seat} ${command.slot} ${command.card}`;
    case 'damage-base':
      return `w ${command.seat} ${command.slot} ${command.amount} ${command.card}`;
    case 'transfer':
      return `g${command.what[0]} ${command.to} ${command.amount}`;
    case 'pass-card':
      return `h ${command.to} ${command.card}`;
    case 'attack-tentacle':
      return `l ${command.card}`;
    case 'mulligan':
      return 'm';
    case 'choose':
      return answerCode(command.pick);
    case 'end-turn':
      return 'e';
    case 'concede':
      return 'q';
  }
}

function answerCode(pick: ChoiceAnswer): string {
  switch (pick.from) {
    case 'hand':
    case 'discard':
    case 'played':
      return `c${pick.from[0]} ${pick.card}`;
    case 'explorer-pile':
      return `${pick.to === undefined ? 'ce' : 'cet'} ${pick.card}`;
    case 'deck':
      return `ck ${pick.card}`;
    case 'scrap-heap':
      return `cs ${pick.card}`;
    case 'trade-row':
      return `${pick.to === undefined ? 'cr' : 'crt'}${pick.upgrade ?? ''} ${pick.space} ${pick.card}`;
    case 'in-play':
      return `ci ${pick.seat} ${pick.slot} ${pick.card}`;
    case 'opponents':
      return `co ${pick.seat}`;
    case 'branches':
      return `cb ${pick.branch}`;
    case 'when-acquired':
      return `cu ${pick.card}`;
    case 'nothing':
      return 'cn';
  }
}

const ABILITIES = {
  p: 'primary',
  a: 'ally',
  d: 'double-ally',
  u: 'upgrade-ally',
  s: 'scrap',
} as const;
const PILES = { h: 'hand', d: 'discard', p: 'played', k: 'deck', s: 'scrap-heap' } as const;

/** How each kind of line is read; the parts in brackets come as a list. */
const READERS: readonly (readonly [RegExp, (...parts: string[]) => Command])[] = [
  [/^p (\S+)$/, (card) => ({ type: 'play', card })],
  [/^e$/, () => ({ type: 'end-turn' })],
  [/^m$/, () => ({ type: 'mulligan' })],
  [/^l (\S+)$/, (card) => ({ type: 'attack-tentacle', card })],
  [/^a (\d+) (\d+)$/, (seat, amount) => ({ type: 'attack-player', seat: +seat, amount: +amount })],
  [
    /^([bt])([1-4]?) (\d+|-) (\S+)$/,
    (to, sheet, space, card) => ({
      type: 'acquire',
      card,
      space: space === '-' ? null : +space,
      to: to === 'b' ? 'discard' : 'top-of-deck',
      ...upgradedBy(sheet),
    }),
  ],
  [
    /^u([pads]) (\d+) (\S+)$/,
    (ability, slot, card) => ({
      type: 'use',
      ability: ABILITIES[ability as keyof typeof ABILITIES],
      card,
      slot: +slot,
    }),
  ],
  [
    /^d (\d+) (\d+) (\S+)$/,
    (seat, slot, card) => ({ type: 'attack-base', seat: +seat, slot: +slot, card }),
  ],
  [
    /^w (\d+) (\d+) (\d+) (\S+)$/,
    (seat, slot, amount, card) => ({
      type: 'damage-base',
      seat: +seat,
      slot: +slot,
      card,
      amount: +amount,
    }),
  ],
  [
    /^g([tc]) (\d+) (\d+)$/,
    (what, to, amount) => ({
      type: 'transfer',
      what: what === 't' ? 'trade' : 'combat',
      to: +to,
      amount: +amount,
    }),
  ],
  [/^h (\d+) (\S+)$/, (to, card) => ({ type: 'pass-card', card, to: +to })],
  [/^c([hdpks]) (\S+)$/, (pile, card) => choose({ from: PILES[pile as keyof typeof PILES], card })],
  [/^ce(t?) (\S+)$/, (top, card) => choose({ from: 'explorer-pile', card, ...onTop(top) })],
  [
    /^cr(t?)([1-4]?) (\d+) (\S+)$/,
    (top, sheet, space, card) =>
      choose({ from: 'trade-row', space: +space, card, ...onTop(top), ...upgradedBy(sheet) }),
  ],
  [
    /^ci (\d+) (\d+) (\S+)$/,
    (seat, slot, card) => choose({ from: 'in-play', seat: +seat, slot: +slot, card }),
  ],
  [/^co (\d+)$/, (seat) => choose({ from: 'opponents', seat: +seat })],
  [/^cb (.+)$/, (branch) => choose({ from: 'branches', branch })],
  [/^cu (\S+)$/, (card) => choose({ from: 'when-acquired', card })],
  [/^cn$/, () => choose({ from: 'nothing' })],
  [/^q$/, () => ({ type: 'concede' })],
];

function onTop(mark: string): { to?: 'top-of-deck' } {
  return mark === '' ? {} : { to: 'top-of-deck' };
}

function upgradedBy(sheet: string): { upgrade?: SheetNumber } {
  return sheet === '' ? {} : { upgrade: +sheet as SheetNumber };
}

function choose(pick: ChoiceAnswer): Command {
  return { type: 'choose', pick };
}

/** Null for what `commandCode` never writes. Whether the game allows the command is the engine's affair. */
export function commandFrom(code: string): Command | null {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(code);
    if (found !== null) return read(...found.slice(1));
  }
  return null;
}
