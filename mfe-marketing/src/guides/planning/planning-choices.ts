import { Arrival, arrivalBounds } from '@landsea/contracts/booking-windows';
import type { ArrivalGuest, ArrivalStay } from '@landsea/contracts/booking-windows';
import { addDays, getWeekday } from '@landsea/contracts/core';
import { tripIdeaBounds, type TripIdea, type TripMode } from '@landsea/contracts/trip';

export const modes: { value: TripMode; label: string }[] = [
  { value: 'parks', label: 'Parks' },
  { value: 'cruise', label: 'Cruise' },
  { value: 'combined', label: 'Both' },
];

export const stays: { value: ArrivalStay; label: string }[] = [
  { value: 'on-site', label: 'At a park hotel' },
  { value: 'off-site', label: 'Elsewhere' },
];

export const guests: { value: ArrivalGuest; label: string }[] = [
  { value: 'first-time', label: 'First cruise with the line' },
  { value: 'silver', label: 'Silver, 1 to 4 cruises' },
  { value: 'gold', label: 'Gold, 5 to 9 cruises' },
  { value: 'platinum', label: 'Platinum, 10 to 24 cruises' },
  { value: 'pearl', label: 'Pearl, 25 or more' },
  { value: 'concierge', label: 'Concierge stateroom' },
];

export const listNightOptions = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => {
    const nights = String(min + index);
    return { value: nights, label: nights === '1' ? '1 night' : `${nights} nights` };
  });

const bounded = (name: 'nights' | 'sea') => listNightOptions(arrivalBounds[name]);
export const parkNights = bounded('nights');
export const seaNights = bounded('sea');

/** The example is a Saturday about this far away, when every window is still to come. */
const EXAMPLE_DAYS_AHEAD = 180;
const SATURDAY = 6;

export const pickExampleDate = (today: string): string => {
  const about = addDays(today, EXAMPLE_DAYS_AHEAD);
  return addDays(about, SATURDAY - getWeekday(about));
};

/** Each part is parsed alone; an invalid part gets its default. */
export const readArrival = (query: URLSearchParams, arrive: string): Arrival => {
  const usual = Arrival.parse({ arrive });
  const parts = ['arrive', 'mode', 'nights', 'stay', 'sea', 'guest'] as const;
  return parts.reduce<Arrival>((arrival, name) => {
    const read = Arrival.safeParse({ ...arrival, [name]: query.get(name) ?? arrival[name] });
    return read.success ? read.data : arrival;
  }, usual);
};

const USUAL_PEOPLE = 4;

/** The trip has no more nights than the Magic Meter offers. */
export const toIdea = ({ mode, nights, sea, arrive }: Arrival): TripIdea => ({
  mode,
  parkDays: Math.min(nights, tripIdeaBounds.parkDays.max),
  seaNights: Math.min(sea, tripIdeaBounds.seaNights.max),
  people: USUAL_PEOPLE,
  firstDay: arrive,
});
