import type { AgentBooking, BookingGuest, SameNumber } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { formatAmount } from '@landsea/rules/bookings';

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

/** Nobody pays an agent for what the clients book themselves, unless an amount says so. */
export const describeCommission = ({
  booking: { currency },
  work,
  expectedCents,
}: Pick<AgentBooking, 'booking' | 'work' | 'expectedCents'>): string => {
  if (expectedCents !== null) return `${formatAmount(expectedCents, currency)} expected`;
  return work?.bookedBy === 'client' ? 'None' : 'Not known yet';
};
