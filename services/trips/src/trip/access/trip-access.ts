import { formatPrice, salePrices, type EntitlementState, type Plan } from '@landsea/contracts/billing';
import { getAccessEnd, FREE_ACCESS_MESSAGE, type AccessInfo } from '@landsea/contracts/trip';

export interface AccessTrip {
  endDate: string;
  archived: boolean;
}

/** `trip` is `client` for a trip of one of the holder's clients. */
export interface PlanGrant {
  kind: 'plan';
  plan: Plan;
  trip: 'own' | 'client';
  accessUntil: Date | null;
}

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

/** Billing has not yet answered that the payment is active again. */
const RESTORING = expired('This trip was just restored. Its planning tools open again in a moment.');

/** Checkout sells nothing for such a trip. */
const OVER = expired('This trip is over. All of it stays here to look back on.');

/** Pro covers the holder's own trips, Agent those of the holder's clients too. */
const covers = ({ plan, trip, accessUntil }: PlanGrant, now: Date): boolean =>
  accessUntil !== null && now < accessUntil && (trip === 'own' || plan === 'agent');

/** A refunded payment gives nothing, a held one has not begun. */
export const getAccess = (trip: AccessTrip, grants: readonly Grant[], now: Date): AccessInfo => {
  const payments = grants.filter((grant) => grant.kind === 'trip');
  const isOver = now >= getAccessEnd(trip.endDate);
  const runs = payments.some(({ state }) => state === 'active' && !isOver);
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
  if (states.has('archived') && !isOver) return RESTORING;
  if (states.has('suspended')) {
    return expired('Editing is paused while your bank looks into the payment for this trip.');
  }
  if (isOver) return OVER;
  if (states.has('active') || states.has('archived') || states.has('expired')) {
    return expired(
      `Access to this trip has ended. You can still view it; unlock it again for ${formatPrice(salePrices.trip)} to edit.`,
    );
  }
  return FREE;
};

export const NO_TRIP_ACCESS = FREE;
