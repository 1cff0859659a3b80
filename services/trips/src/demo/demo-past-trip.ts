import { addDays, listDates } from '@landsea/contracts/core';
import { demoPeople } from '@landsea/rules/demo';
import { type BudgetCategory, type CreateBudgetLine } from '@landsea/contracts/money';
import { type CreateTrip, type TripDay } from '@landsea/contracts/trip';

export const demoPastTripId = 'd0000000-0000-4000-8000-0000000000ab';

const DAYS_AGO = 262;
const PARKS = ['magic-kingdom', 'epcot', 'animal-kingdom', 'magic-kingdom'] as const;

export const makeDemoPastTrip = (today: string): CreateTrip => {
  const startDate = addDays(today, -DAYS_AGO);
  const endDate = addDays(startDate, PARKS.length);
  return {
    name: 'Spring break: our first four park days',
    mode: 'parks',
    startDate,
    endDate,
    sailing: null,
    stays: [{ hotelName: 'Pop Century Resort', onSite: true, checkIn: startDate, checkOut: endDate }],
    party: [
      { id: demoPeople.morgan, name: 'Morgan Rivera', age: 38 },
      { id: demoPeople.alex, name: 'Alex Rivera', age: 40 },
      { id: demoPeople.sofia, name: 'Sofia Rivera', age: 10 },
      { id: demoPeople.leo, name: 'Leo Rivera', age: 4 },
    ],
  };
};

export const makeDemoPastDays = ({ startDate, endDate }: CreateTrip): TripDay[] =>
  listDates(startDate, endDate).map((date, index) => {
    const park = PARKS[index];
    const day = { date, place: null, note: null, version: 1 };
    return park
      ? { ...day, kind: 'park', parks: [park] }
      : { ...day, kind: 'travel', parks: [], place: 'Home', note: 'Flight at 2:20 PM, asleep by the gate.' };
  });

/** planned and spent, in cents. */
const lines: readonly (readonly [BudgetCategory, string, number, number])[] = [
  ['resort-stay', 'Pop Century Resort, 4 nights', 88_000, 87_416],
  ['park-tickets', '4-day tickets, 3 adults and 1 child', 214_000, 213_108],
  ['transportation', 'Flights to Orlando, 4 seats', 96_000, 104_240],
  ['transportation', 'Shuttle from and to the airport', 14_000, 13_600],
  ['dining', 'Chef Mickey’s, character breakfast', 24_000, 25_138],
  ['dining', 'Quick-service meals, 4 days', 44_000, 51_265],
  ['snacks-sips', 'Everything sweet', 12_000, 17_890],
  ['lightning-lane', 'Multi Pass, Magic Kingdom, 2 days', 20_000, 21_600],
  ['photopass', 'Memory Maker, bought ahead', 18_500, 18_500],
  ['misc', 'Souvenirs and two ponchos', 20_000, 26_774],
];

export const makeDemoPastBudget = (): CreateBudgetLine[] =>
  lines.map(([category, label, plannedCents, spentCents], index) => ({
    id: `d4000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    category,
    label,
    plannedCents,
    bookedCents: spentCents,
    spentCents,
    status: 'paid',
  }));
