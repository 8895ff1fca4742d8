import { cardBoxes as allBoxes } from '@openrealms/content';
import type { CardId, ChallengeId, Faction, Options } from '@openrealms/engine';
import { challengeTable } from './challenge-table.ts';

/** What stands on the table of a challenge for so many players, by the engine's own word. */
export interface ChallengeFacts {
  /** Null for a Boss that has none. */
  readonly bossAuthority: number | null;
  readonly playerAuthority: number;
  readonly authorityIsShared: boolean;
  readonly party: 'hydra' | 'squadron' | 'single';
  /** Cards it draws every turn; 0 for one without a hand. */
  readonly bossHand: number;
  /** The faction whose cards are not in the trade deck. */
  readonly missing: Faction | null;
  /** What players start with, where it is not the usual deck. */
  readonly deck: Readonly<Record<CardId, number>> | null;
}

export function challengeFacts(
  challenge: ChallengeId,
  players: number,
  options: Options,
): ChallengeFacts {
  const { boss, startingAuthority, sharedAuthority, handSize } = challengeTable(challenge);
  const seats = players + 1;
  const authority = (seat: number): number =>
    startingAuthority(seat, seats, {
      ...options,
      firstEditionCorrection: options.firstEditionCorrection && hasCorrection(challenge),
    });
  const named = allBoxes.find((box) => box.challenges?.[challenge] !== undefined)?.challenges;
  return {
    bossAuthority: boss?.authority == null ? null : authority(players),
    playerAuthority: authority(0),
    authorityIsShared: sharedAuthority,
    party: boss?.party ?? 'hydra',
    bossHand: handSize(players, seats, options),
    missing: boss?.removes ?? null,
    deck: named?.[challenge]?.personalDeck ?? null,
  };
}

/** Whether the publisher has corrected the players' authority. */
export function hasCorrection(challenge: ChallengeId): boolean {
  return challengeTable(challenge).boss?.correctedAuthority !== undefined;
}
