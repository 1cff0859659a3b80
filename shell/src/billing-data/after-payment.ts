import { toSafeDestination, sessionMemory } from '@landsea/web-kit';

const KEY = 'trip_after_payment';

export const rememberPlace = (paidFor: string, path: string): void => {
  sessionMemory.write(KEY, `${paidFor} ${path}`);
};

const remembered = (paidFor: string): string | undefined => {
  const [kept, path] = sessionMemory.read(KEY)?.split(' ') ?? [];
  return kept === paidFor ? toSafeDestination(path) : undefined;
};

const dashboardOf = (tripId: string): string => `/trip/${encodeURIComponent(tripId)}/dashboard`;

export const placeAfterPayment = (tripId: string): string => {
  const place = remembered(tripId);
  return place?.startsWith(`/trip/${tripId}/`) ? place : dashboardOf(tripId);
};

export const placeBeforePayment = (tripId: string | null): string =>
  tripId ? (remembered(tripId) ?? dashboardOf(tripId)) : (remembered('plan') ?? '/pricing');
