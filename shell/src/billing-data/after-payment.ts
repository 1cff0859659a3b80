import { safeDestination, sessionMemory } from '@landsea/web-kit';

const KEY = 'trip_after_payment';

/** Remembers, for this tab, the page of the trip on which somebody went to pay for it. */
export const rememberPlace = (tripId: string, path: string): void => {
  sessionMemory.write(KEY, path.startsWith(`/trip/${tripId}/`) ? `${tripId} ${path}` : undefined);
};

/** Where a payment for the trip leads: back to the page that it interrupted, else to the dashboard. */
export const placeAfterPayment = (tripId: string): string => {
  const [paidFor, path] = sessionMemory.read(KEY)?.split(' ') ?? [];
  return (
    (paidFor === tripId ? safeDestination(path) : undefined) ??
    `/trip/${encodeURIComponent(tripId)}/dashboard`
  );
};
