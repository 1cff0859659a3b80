import type { AgentBookings } from '@landsea/contracts/agents';
import type { StatedReservation } from '@landsea/contracts/forwarding';
import { readBesidePage, type ReadBooking } from '@landsea/web-kit/confirmations';

export interface ReadText {
  text: string;
  bookings: ReadBooking[];
  /** Says that a part of a file was not read. */
  remark?: string;
}

const noPlaces = { restaurants: [], tripHotels: [], hotels: [] };

export const readText = async (
  { startDate, endDate }: Pick<AgentBookings, 'startDate' | 'endDate'>,
  text: string,
  reservations: readonly StatedReservation[] = [],
): Promise<ReadText> => {
  const trip = { startDate, endDate };
  const { bookings } = await readBesidePage({ text, trip, places: noPlaces, reservations });
  return { text, bookings };
};
