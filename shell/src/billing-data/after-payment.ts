import { safeDestination, sessionMemory } from '@landsea/web-kit';

const KEY = 'trip_after_payment';

/** Remembers, for this tab, the page on which somebody went to pay: for a trip, or for a plan. */
export const rememberPlace = (paidFor: string, path: string): void => {
  sessionMemory.write(KEY, `${paidFor} ${path}`);
};

const remembered = (paidFor: string): string | undefined => {
  const [kept, path] = sessionMemory.read(KEY)?.split(' ') ?? [];
  return kept === paidFor ? safeDestination(path) : undefined;
};

const dashboardOf = (tripId: string): string => `/trip/${encodeURIComponent(tripId)}/dashboard`;

/** Where a payment for the trip leads: back to the page of the trip that it interrupted, else to the dashboard. */
export const placeAfterPayment = (tripId: string): string => {
  const place = remembered(tripId);
  return place?.startsWith(`/trip/${tripId}/`) ? place : dashboardOf(tripId);
};

/** Where "Back" on the payment page leads: to whichever page it was opened from. Without a trip it was about a plan. */
export const placeBeforePayment = (tripId: string | null): string =>
  tripId ? (remembered(tripId) ?? dashboardOf(tripId)) : (remembered('plan') ?? '/pricing');
