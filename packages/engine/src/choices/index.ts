import {
  OP_ACQUIRE_FREE,
  OP_BEQUEATH,
  OP_CHOOSE,
  OP_COPY_SHIP,
  OP_DESTROY_BASE,
  OP_DISCARD,
  OP_FORCED_DISCARD,
  OP_OPPONENT_DISCARDS,
  OP_PUT_ON_DECK,
  OP_PUT_STARTER_ON_DECK,
  OP_SALVAGE,
  OP_SCRAP,
  OP_SCRAP_TRADE_ROW,
  OP_WHEN_ACQUIRED,
} from '../cards/instructions.ts';
import { acquireFree } from './acquire-free.ts';
import { bequeath } from './bequeath.ts';
import { branch } from './branch.ts';
import type { Choice } from './choice.ts';
import { copyShip } from './copy-ship.ts';
import { destroyBase } from './destroy-base.ts';
import { discard } from './discard.ts';
import { opponentDiscards } from './opponent-discards.ts';
import { putOnDeck } from './put-on-deck.ts';
import { putStarterOnDeck } from './put-starter-on-deck.ts';
import { salvage } from './salvage.ts';
import { scrapOwn } from './scrap-own.ts';
import { scrapTradeRow } from './scrap-trade-row.ts';
import { whenAcquired } from './when-acquired.ts';

/** The choices, by the operation that asks them. */
export const CHOICES: Readonly<Record<number, Choice>> = {
  [OP_OPPONENT_DISCARDS]: opponentDiscards,
  [OP_DISCARD]: discard,
  [OP_FORCED_DISCARD]: discard,
  [OP_SCRAP]: scrapOwn,
  [OP_SCRAP_TRADE_ROW]: scrapTradeRow,
  [OP_DESTROY_BASE]: destroyBase,
  [OP_ACQUIRE_FREE]: acquireFree,
  [OP_CHOOSE]: branch,
  [OP_COPY_SHIP]: copyShip,
  [OP_BEQUEATH]: bequeath,
  [OP_PUT_ON_DECK]: putOnDeck,
  [OP_PUT_STARTER_ON_DECK]: putStarterOnDeck,
  [OP_WHEN_ACQUIRED]: whenAcquired,
  [OP_SALVAGE]: salvage,
};
