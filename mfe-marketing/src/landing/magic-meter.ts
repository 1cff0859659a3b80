import { parkDaysOf, seaNightsOf, type TripShape } from './trip-shape';

/** Two readings of the parks' fixed costs; each landing variant has one. */
export type CostReading = 'per-person' | 'flat';

const DOLLAR = 100;
const SAVINGS_PERCENT = 15;
const MINUTES_PER_PARK_DAY = 45;
const MINUTES_PER_SEA_NIGHT = 30;

/** Bounds and starting point of the demo's inputs. */
export const meterBounds = {
  parkDays: { min: 1, max: 7, initial: 3 },
  seaNights: { min: 1, max: 7, initial: 4 },
  people: { min: 1, max: 12, initial: 4 },
};

function parksDollars(days: number, people: number, reading: CostReading): number {
  const scaling = reading === 'per-person' ? people : 1;
  return days * (450 + 180 * people) + (1200 + 100 + 800 + 200) + (350 + 200 + 150) * scaling;
}

const cruiseDollars = (nights: number, people: number): number =>
  nights * (350 + 25 * people) + 80 * people + (150 + 200 + 120 + 120 + 80 + 100) - 200;

export interface MeterReading {
  totalCents: number;
  /** 15 % of the total, rounded to whole dollars, in cents. */
  savingsCents: number;
  minutesSaved: number;
}

/** The landing page's illustrative estimate (decisions, "Landing cost model"). */
export function readMagicMeter(trip: TripShape, reading: CostReading = 'per-person'): MeterReading {
  const parks = trip.mode === 'cruise' ? 0 : parksDollars(trip.parkDays, trip.people, reading);
  const cruise = trip.mode === 'parks' ? 0 : cruiseDollars(trip.seaNights, trip.people);
  const total = parks + cruise;
  return {
    totalCents: total * DOLLAR,
    savingsCents: Math.round((total * SAVINGS_PERCENT) / 100) * DOLLAR,
    minutesSaved: MINUTES_PER_PARK_DAY * parkDaysOf(trip) + MINUTES_PER_SEA_NIGHT * seaNightsOf(trip),
  };
}

/** `4 h 15 min`, `45 min`, `2 h`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ');
}
