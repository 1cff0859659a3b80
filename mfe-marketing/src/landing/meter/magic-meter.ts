import type { TripIdea } from '@landsea/contracts/trip';

/** Two readings of the parks' fixed costs; each landing variant has one. */
export type CostReading = 'per-person' | 'flat';

const DOLLAR = 100;
export const SAVINGS_PERCENT = 15;
export const MINUTES_PER_PARK_DAY = 45;
export const MINUTES_PER_SEA_NIGHT = 30;

export const firstIdea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 4 };

export const countParkDays = ({ mode, parkDays }: TripIdea): number => (mode === 'cruise' ? 0 : parkDays);
export const countSeaNights = ({ mode, seaNights }: TripIdea): number => (mode === 'parks' ? 0 : seaNights);

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

export function readMagicMeter(idea: TripIdea, reading: CostReading = 'per-person'): MeterReading {
  const parks = idea.mode === 'cruise' ? 0 : parksDollars(idea.parkDays, idea.people, reading);
  const cruise = idea.mode === 'parks' ? 0 : cruiseDollars(idea.seaNights, idea.people);
  const total = parks + cruise;
  return {
    totalCents: total * DOLLAR,
    savingsCents: Math.round((total * SAVINGS_PERCENT) / 100) * DOLLAR,
    minutesSaved: MINUTES_PER_PARK_DAY * countParkDays(idea) + MINUTES_PER_SEA_NIGHT * countSeaNights(idea),
  };
}
