import { addDays } from '@landsea/contracts/core';
import type { BudgetCategory, CreateBudgetLine, DueKind } from '@landsea/contracts/money';

/** planned, booked, spent: in cents. */
type Amounts = readonly [number, number, number];

interface Details {
  person?: string;
  vendor?: string;
  /** Days after the first day of the trip, negative before it. */
  day?: number;
  dueDay?: number;
  dueKind?: DueKind;
}

const lines: readonly (readonly [BudgetCategory, string, Amounts, string?, Details?])[] = [
  [
    'cruise-fare',
    'Crew gratuities, 4 guests',
    [25600, 0, 0],
    'Prepay, or settle aboard.',
    { day: 10, dueDay: 7 },
  ],
  ['transportation', 'Port to airport shuttle, 4 seats', [18000, 0, 0], undefined, { day: 11 }],
  ['dining', 'Quick-service meals, 6 days', [66000, 0, 0], 'About $110 a day for four.'],
  ['snacks-sips', 'Refillable resort mugs, 2', [4600, 0, 0]],
  ['snacks-sips', 'Everything else sweet, 6 days', [24000, 0, 0], 'Mickey bars, churros, pretzels.'],
  ['photopass', 'Memory Maker, bought ahead', [18500, 18500, 18500], 'Price before arrival.'],
  ['photopass', 'Ship photo package', [12000, 0, 0], 'Decide on the last sea day.'],
  ['misc', 'Airport parking, 12 days', [15600, 14850, 0]],
  [
    'misc',
    'Stroller rental, 6 days',
    [9500, 9500, 9500],
    'Delivered to bell services.',
    { person: 'Leo Rivera', vendor: 'Kingdom Strollers', day: 0 },
  ],
  ['misc', 'Sunscreen, ponchos, magnets for the door', [8000, 0, 7435], 'Bought at home.'],
  ['misc', 'Souvenirs, $75 each', [30000, 0, 3850]],
];

/** Without the lines that bookings feed. */
export const makeDemoBudget = (startDate: string): CreateBudgetLine[] =>
  lines.map(([category, label, [plannedCents, bookedCents, spentCents], note, details = {}], index) => {
    const { day, dueDay, ...kept } = details;
    return {
      id: `d0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      category,
      label,
      plannedCents,
      bookedCents,
      spentCents,
      note,
      ...kept,
      ...(day === undefined ? {} : { day: addDays(startDate, day) }),
      ...(dueDay === undefined ? {} : { dueOn: addDays(startDate, dueDay) }),
    };
  });
