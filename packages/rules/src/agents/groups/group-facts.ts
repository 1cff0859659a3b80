import type { BookedRoom } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';

/** A booking of a household that is not canceled, with the agent's side of it. */
export interface HouseholdBooking extends Pick<
  Booking,
  'kind' | 'title' | 'status' | 'numbers' | 'people' | 'staterooms' | 'totalCents' | 'currency'
> {
  bookingId: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  payments: readonly BookingPayment[];
  rooms: readonly BookedRoom[];
  /** The agent keeps it, so that its money counts. */
  isKept: boolean;
  commissionableCents: number | null;
  /** Basis points. */
  rate: number | null;
}

export interface PartyMemberFacts {
  id?: string | undefined;
  name: string;
  age: number;
  heightInches?: number | undefined;
}
