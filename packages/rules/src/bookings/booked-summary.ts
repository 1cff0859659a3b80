import type { Booking, BookingKind } from '@landsea/contracts/bookings';

const names: Record<BookingKind, readonly [one: string, several: string]> = {
  hotel: ['hotel', 'hotels'],
  tickets: ['park tickets', 'park tickets'],
  cruise: ['cruise', 'cruises'],
  flight: ['flight', 'flights'],
  car: ['car', 'cars'],
  transfer: ['transfer', 'transfers'],
  train: ['train', 'trains'],
  dining: ['table', 'tables'],
  lane: ['Lightning Lane', 'Lightning Lanes'],
  outing: ['outing', 'outings'],
  insurance: ['insurance', 'insurance'],
  other: ['other booking', 'other bookings'],
};
const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * `Booked: hotel, cruise, two flights, two tables`; null without a booking. Held and canceled ones do not
 * count.
 */
export const summarizeBookings = (bookings: readonly Pick<Booking, 'kind' | 'status'>[]): string | null => {
  const parts = (Object.keys(names) as BookingKind[]).flatMap((kind) => {
    const count = bookings.filter(
      (each) => each.kind === kind && (each.status === 'booked' || each.status === 'changed'),
    ).length;
    if (count === 0) return [];
    const [one, several] = names[kind];
    if (count === 1 || one === several) return [one];
    return [`${counts[count] ?? String(count)} ${several}`];
  });
  return parts.length > 0 ? `Booked: ${parts.join(', ')}` : null;
};
