import type { BookingGuest, SameNumber } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';

export const describeGuests = (
  { people }: Pick<Booking, 'people'>,
  party: readonly BookingGuest[],
): string => {
  if (people === null) return 'Everyone';
  const names = people.map(
    ({ personId, legalName }) =>
      legalName ?? party.find((each) => each.personId === personId)?.name ?? 'Somebody who left',
  );
  return names.join(', ');
};

export const describeSameNumber = ({ value, clientName, tripName }: SameNumber): string =>
  clientName === null
    ? `A colleague has ${value} in another booking. Check that it isn’t booked twice.`
    : `${value} is also in ${tripName ?? 'a trip'} for ${clientName}. Check that it isn’t entered twice.`;
