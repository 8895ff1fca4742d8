import type { Campaign } from '@openrealms/engine';
import type { MatchId, Player } from '../../match/match.ts';

export type CampaignId = string;

/**
 * A campaign as this browser keeps it: the value itself, which follows from nothing but its log, and beside it what belongs to
 * this client: who plays, and which kept games are its own.
 */
export interface StoredCampaign {
  readonly id: CampaignId;
  /** Counts the changes, so that two tabs do not overwrite each other's steps. */
  readonly revision: number;
  readonly campaign: Campaign;
  /** What the pack is called that it is played with; left out for our own box. */
  readonly pack?: string;
  /** By player, which is also the seat in every game. */
  readonly players: readonly [Player, Player];
  /** What the players call it; empty if they have not given it a name. */
  readonly name: string;
  /** How many envelopes have been opened. */
  readonly opened: number;
  /** The kept games, by the seed that each was dealt from. */
  readonly games: Readonly<Record<string, MatchId>>;
  readonly createdAt: number;
  readonly changedAt: number;
}
