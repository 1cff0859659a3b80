import { getDateIn, DAY_MS } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import type { MoneyStanding } from '../payments/money-standing.js';

export type GrantState = 'active' | 'held' | 'archived' | 'expired' | 'revoked' | 'suspended';
export type RefundReason = 'duplicate' | 'trip-deleted' | 'held-too-long';

/** A held payment without a decision is refunded after this time. */
export const HELD_DAYS = 7;

export interface PaidGrant {
  id: string;
  tripId: string;
  state: GrantState;
  resumesAs: GrantState | null;
  money: MoneyStanding;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

export interface TripStanding {
  startDate: string;
  endDate: string;
  archived: boolean;
  deleted: boolean;
  begun?: boolean;
}

export interface GrantVerdict {
  id: string;
  state: GrantState;
  resumesAs: GrantState | null;
  endsAt: Date;
  refund: RefundReason | null;
}

interface Placed extends GrantVerdict {
  grant: PaidGrant;
  wantsSlot: boolean;
}

const byPurchase = (a: PaidGrant, b: PaidGrant): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);

function placeAlone(grant: PaidGrant, trip: TripStanding | undefined, now: Date): Placed {
  const before = grant.resumesAs ?? grant.state;
  const stays: Placed = {
    grant,
    id: grant.id,
    state: before,
    resumesAs: null,
    endsAt: grant.endsAt,
    refund: null,
    wantsSlot: false,
  };
  if (grant.state === 'revoked') return stays;
  const endsAt = trip ? getAccessEnd(trip.endDate) : grant.endsAt;
  if (grant.money === 'gone') return { ...stays, state: 'revoked', endsAt };
  if (grant.money === 'disputed') return { ...stays, state: 'suspended', resumesAs: before, endsAt };
  if (!trip) return { ...stays, wantsSlot: before === 'active' };
  if (trip.deleted) {
    const hasBegun = trip.begun === true || trip.startDate <= getDateIn(now);
    const unused = before !== 'expired' && (before === 'held' || !hasBegun);
    return { ...stays, state: 'revoked', endsAt, refund: unused ? 'trip-deleted' : null };
  }
  if (endsAt <= now) return { ...stays, state: 'expired', endsAt };
  if (trip.archived) return { ...stays, state: before === 'held' ? 'held' : 'archived', endsAt };
  return { ...stays, endsAt, wantsSlot: true };
}

export const getHeldUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + HELD_DAYS * DAY_MS);

function withoutSlot(placed: Placed, now: Date): GrantVerdict {
  if (placed.state === 'held')
    return getHeldUntil(placed.grant.createdAt) <= now
      ? { ...placed, state: 'revoked', refund: 'held-too-long' }
      : placed;
  return placed.wantsSlot ? { ...placed, state: 'archived' } : placed;
}

/**
 * At most one grant is active: the current one while it can be, else the earliest purchase whose trip is
 * neither archived nor over. A deleted trip's payment is refunded unless the trip had begun; a disputed one
 * gives nothing until the bank decides.
 */
export function settleGrants(
  grants: readonly PaidGrant[],
  trips: ReadonlyMap<string, TripStanding>,
  now: Date,
): GrantVerdict[] {
  const placed = [...grants].sort(byPurchase).map((grant) => placeAlone(grant, trips.get(grant.tripId), now));
  const candidates = placed.filter(({ wantsSlot }) => wantsSlot);
  const holder = candidates.find(({ grant }) => grant.state === 'active') ?? candidates[0];
  return placed.map((each) => (each === holder ? { ...each, state: 'active' } : withoutSlot(each, now)));
}
