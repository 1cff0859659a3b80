import { accessEndsAt, dateIn } from '@landsea/contracts';

export type GrantState = 'active' | 'held' | 'archived' | 'expired' | 'revoked';
export type RefundReason = 'duplicate' | 'trip-deleted' | 'held-too-long';

/** A held payment that nobody decided about is given back after this. */
export const HELD_DAYS = 7;

export interface PaidGrant {
  id: string;
  tripId: string;
  state: GrantState;
  /** The moment of the purchase. */
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

export interface TripStanding {
  startDate: string;
  endDate: string;
  archived: boolean;
  deleted: boolean;
}

export interface Settlement {
  id: string;
  state: GrantState;
  endsAt: Date;
  refund: RefundReason | null;
}

interface Placed extends Settlement {
  grant: PaidGrant;
  wantsSlot: boolean;
}

const byPurchase = (a: PaidGrant, b: PaidGrant): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);

function placeAlone(grant: PaidGrant, trip: TripStanding | undefined, now: Date): Placed {
  const stays = {
    grant,
    id: grant.id,
    state: grant.state,
    endsAt: grant.endsAt,
    refund: null,
    wantsSlot: false,
  };
  if (grant.state === 'revoked') return stays;
  if (!trip) return { ...stays, wantsSlot: grant.state === 'active' };
  const endsAt = accessEndsAt(trip.endDate, grant.startsAt);
  if (trip.deleted) {
    const unused = grant.state !== 'expired' && (grant.state === 'held' || dateIn(now) < trip.startDate);
    return { ...stays, state: 'revoked', endsAt, refund: unused ? 'trip-deleted' : null };
  }
  if (endsAt <= now) return { ...stays, state: 'expired', endsAt };
  if (trip.archived) return { ...stays, state: grant.state === 'held' ? 'held' : 'archived', endsAt };
  return { ...stays, endsAt, wantsSlot: true };
}

/** A grant that could be active but for another one. */
function withoutSlot(placed: Placed, now: Date): Settlement {
  const heldUntil = placed.grant.createdAt.getTime() + HELD_DAYS * 86_400_000;
  if (placed.state === 'held')
    return heldUntil <= now.getTime() ? { ...placed, state: 'revoked', refund: 'held-too-long' } : placed;
  return placed.wantsSlot ? { ...placed, state: 'archived' } : placed;
}

/**
 * What all grants of one person should be now, given what trips says and the time. One grant at most is active: the one
 * that is stays so while it can, else the earliest purchase whose trip is neither archived nor over takes the place. A
 * deleted trip's payment goes back unless the trip had begun. Source: the payments design.
 */
export function settleGrants(
  grants: readonly PaidGrant[],
  trips: ReadonlyMap<string, TripStanding>,
  now: Date,
): Settlement[] {
  const placed = [...grants].sort(byPurchase).map((grant) => placeAlone(grant, trips.get(grant.tripId), now));
  const candidates = placed.filter(({ wantsSlot }) => wantsSlot);
  const holder = candidates.find(({ grant }) => grant.state === 'active') ?? candidates[0];
  return placed.map((each) => (each === holder ? { ...each, state: 'active' } : withoutSlot(each, now)));
}
