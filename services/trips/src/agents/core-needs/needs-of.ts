import type { CoreNeed, CoreNeedKind } from '@landsea/contracts/agents';
import type { ClientFacts, UnwishedWindow } from './core-needs.queries.js';

const need = (kind: CoreNeedKind, tripId: string | null, count = 1): CoreNeed => ({
  kind,
  tripId,
  count,
  at: null,
  title: null,
});

export const listClientNeeds = (trips: readonly ClientFacts[]): CoreNeed[] => {
  const [first] = trips;
  if (!first) return [];
  return [
    ...(first.tripId === null ? [need('trip', null)] : []),
    ...(first.isInvited ? [] : [need('invitation', null)]),
  ];
};

const needsPaymentDate = ({ seesMoney, payments, hasBegun, isQuoted }: ClientFacts): boolean =>
  seesMoney && payments === 0 && !hasBegun && !isQuoted;

export const listTripNeeds = (trip: ClientFacts, unwished: UnwishedWindow | undefined): CoreNeed[] => {
  const { tripId, mode } = trip;
  if (tripId === null) return [];
  const onLand = mode !== 'cruise';
  return [
    ...(unwished ? [{ ...need('window', tripId), at: unwished.at, title: unwished.title }] : []),
    ...(trip.unnamed > 0 ? [need('names', tripId, trip.unnamed)] : []),
    ...(onLand && trip.withoutHeight > 0 ? [need('heights', tripId, trip.withoutHeight)] : []),
    ...(onLand && trip.stays === 0 ? [need('stay', tripId)] : []),
    ...(trip.openParkDays > 0 ? [need('parks', tripId, trip.openParkDays)] : []),
    ...(trip.wishes === 0 ? [need('wishes', tripId)] : []),
    ...(needsPaymentDate(trip) ? [need('deposit', tripId)] : []),
  ];
};
