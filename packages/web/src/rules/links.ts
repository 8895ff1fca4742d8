import type { AbilityName, Effect, RefusalCode, StaticAbility } from '@openrealms/engine';
import type { ClauseId } from './outline.ts';

/** Everything the ability language can say. */
export type EffectKind = Effect['kind'] | StaticAbility['kind'];

const EFFECTS: Readonly<Record<EffectKind, ClauseId>> = {
  trade: 'trade',
  combat: 'combat',
  authority: 'authority',
  draw: 'drawing',
  'opponent-discards': 'forced-discard',
  discard: 'discarding',
  scrap: 'scrapping-own-cards',
  'scrap-trade-row': 'scrapping-the-row',
  'destroy-base': 'destroying-bases',
  'gain-per': 'counted-gains',
  'put-on-deck': 'bases-back-on-deck',
  'acquire-free': 'free-ships',
  salvage: 'salvaging',
  'next-on-top': 'top-of-deck',
  'return-at-end-of-turn': 'cards-that-return',
  'copy-ship': 'copying-ships',
  choose: 'choices',
  'if-bases': 'counting-bases',
  'if-you-do': 'if-you-do',
  'ally-of-every-faction': 'every-faction',
  'whenever-ship-played': 'ship-triggers',
};

const ABILITIES: Readonly<Record<AbilityName, ClauseId>> = {
  primary: 'primary-abilities',
  ally: 'allies',
  'double-ally': 'double-allies',
  'upgrade-ally': 'sticker-allies',
  scrap: 'scrap-abilities',
  'whenever-ship-played': 'ship-triggers',
  acquired: 'when-acquired',
};

const REFUSALS: Readonly<Record<RefusalCode, ClauseId>> = {
  malformed: 'refused-moves',
  'unknown-seat': 'refused-moves',
  'unknown-card': 'refused-moves',
  stale: 'refused-moves',
  'game-over': 'winning',
  defeated: 'defeated-players',
  'not-your-turn': 'turn',
  'choice-pending': 'pending-choices',
  'no-choice-pending': 'pending-choices',
  'not-an-option': 'choices',
  'not-in-hand': 'playing-cards',
  'not-in-play': 'abilities',
  'not-in-row': 'trade-row',
  'no-explorers': 'explorers',
  'too-expensive': 'acquiring',
  'no-upgrades': 'upgrade-a-card',
  'no-such-sheet': 'choosing-stickers',
  'not-upgradable': 'never-upgraded',
  'already-upgraded': 'never-upgraded',
  'no-sticker': 'choosing-stickers',
  'sticker-used': 'choosing-stickers',
  'not-to-top': 'top-of-deck',
  'only-to-top': 'top-of-deck',
  'no-such-ability': 'reading-a-card',
  'already-used': 'once-a-turn',
  'no-ally': 'allies',
  'no-two-allies': 'double-allies',
  'no-effect': 'as-much-as-possible',
  'not-enough-combat': 'attacking-bases',
  'wrong-amount': 'attacking-players',
  'outpost-in-the-way': 'outposts',
  'not-a-target': 'targets',
  'defeated-target': 'defeated-players',
  teammate: 'targets',
  'only-player-on-left': 'hunter-targets',
  'only-neighbours-bases': 'hunter-targets',
  'only-admiral-across': 'emperor-targets',
  'not-a-receiver': 'hydra-lending',
  'not-in-discard': 'passing-cards',
};

/** The clause that explains an effect. */
export function ruleForEffect(kind: EffectKind): ClauseId {
  return EFFECTS[kind];
}

/** The clause that explains a kind of ability. */
export function ruleForAbility(name: AbilityName): ClauseId {
  return ABILITIES[name];
}

/** The clause that explains why a command was refused. */
export function ruleForRefusal(code: RefusalCode): ClauseId {
  return REFUSALS[code];
}
