import { formatPrice, salePrices, type EntitlementState, type Plan } from '@landsea/contracts/billing';
import { accessEndsAt, FREE_ACCESS_MESSAGE, type AccessInfo } from '@landsea/contracts/trip';

/** What the policy needs to know of a trip. */
export interface AccessTrip {
  endDate: string;
  archived: boolean;
}

/** A person's plan. `trip` is whose trip this is to them: their own, or that of one of their clients. */
export interface PlanGrant {
  kind: 'plan';
  plan: Plan;
  trip: 'own' | 'client';
  accessUntil: Date | null;
}

/** What was paid: the one trip, or a plan that may cover it; or the first client's trip, which an agent tries for free. */
export type Grant = ({ kind: 'trip' } & Pick<EntitlementState, 'state'>) | PlanGrant | { kind: 'try' };

const FREE: AccessInfo = {
  canView: true,
  canEdit: false,
  accessType: 'free',
  isActive: false,
  message: FREE_ACCESS_MESSAGE,
};

const TRY: AccessInfo = {
  ...FREE,
  canEdit: true,
  message: 'The trip of your first client is free to try: everything in it is yours to plan.',
};

const paid = (accessType: 'trip' | 'subscription', message: string): AccessInfo => ({
  canView: true,
  canEdit: true,
  accessType,
  isActive: true,
  message,
});

const expired = (message: string): AccessInfo => ({
  canView: true,
  canEdit: false,
  accessType: 'expired',
  isActive: false,
  message,
});

/** The trip is open again, and billing has not answered yet: the payment is on its way back from `archived`. */
const RESTORING = expired('This trip was just restored. Its planning tools open again in a moment.');

/** Pro covers the holder's own trips, Agent those of the holder's clients too. */
const covers = ({ plan, trip, accessUntil }: PlanGrant, now: Date): boolean =>
  accessUntil !== null && now < accessUntil && (trip === 'own' || plan === 'agent');

/**
 * The access of a user to a trip, by what was paid for it. A refunded payment leaves nothing behind;
 * one that waits for another trip (held) has not begun.
 */
export const accessOf = (trip: AccessTrip, grants: readonly Grant[], now: Date): AccessInfo => {
  const payments = grants.filter((grant) => grant.kind === 'trip');
  const runs = payments.some(({ state }) => state === 'active' && now < accessEndsAt(trip.endDate));
  if (runs && !trip.archived)
    return paid('trip', 'This trip is unlocked: everything in it is yours to plan.');
  if (grants.some((grant) => grant.kind === 'plan' && covers(grant, now))) {
    return paid('subscription', 'Your plan covers this trip: everything in it is yours to plan.');
  }
  if (grants.some(({ kind }) => kind === 'try')) return TRY;
  const states = new Set(payments.map(({ state }) => state));
  if (trip.archived && (runs || states.has('archived'))) {
    return expired('This trip is archived, so it can be viewed but no longer edited.');
  }
  if (states.has('archived') && now < accessEndsAt(trip.endDate)) return RESTORING;
  if (states.has('suspended')) {
    return expired('Editing is paused while your bank looks into the payment for this trip.');
  }
  if (states.has('active') || states.has('archived') || states.has('expired')) {
    return expired(
      `Access to this trip has ended. You can still view it; unlock it again for ${formatPrice(salePrices.trip)} to edit.`,
    );
  }
  return FREE;
};

/** Access when there is no trip at all. */
export const NO_TRIP_ACCESS = FREE;
