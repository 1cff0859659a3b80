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
    'resort-stay',
    'Caribbean Beach Resort, 6 nights',
    [224000, 219648, 36608],
    'Deposit of one night paid; the rest is due 30 days before.',
    { vendor: 'Caribbean Beach Resort', day: 0, dueDay: -30, dueKind: 'final-payment' },
  ],
  [
    'preboard-hotel-stay',
    'Radisson Resort at the Port, 1 night',
    [27500, 26239, 0],
    'With the cruise shuttle for four.',
    { vendor: 'Radisson Resort at the Port', day: 6, dueDay: 6, dueKind: 'final-payment' },
  ],
  [
    'park-tickets',
    '6-day tickets, 3 adults',
    [220500, 218736, 218736],
    'Sofia is 11, so an adult at the gate.',
  ],
  ['park-tickets', '6-day ticket, 1 child', [71000, 69842, 69842], 'Leo, 5.', { person: 'Leo Rivera' }],
  ['cruise-fare', 'Disney Wish, 4 nights, oceanview stateroom', [398000, 394620, 394620], 'Paid in full.'],
  [
    'cruise-fare',
    'Crew gratuities, 4 guests',
    [25600, 0, 0],
    'Prepay, or settle aboard.',
    { day: 10, dueDay: 7 },
  ],
  [
    'transportation',
    'Flights to Orlando, 4 seats',
    [134000, 131880, 131880],
    'One checked bag each way included.',
    { day: 0 },
  ],
  [
    'transportation',
    'Airport shuttle to the resort',
    [7600, 7200, 0],
    'Round trip not needed: we leave from the port.',
    { vendor: 'Mears Connect', day: 0 },
  ],
  [
    'transportation',
    'Car service to Port Canaveral',
    [18500, 18500, 0],
    'With a booster seat for Leo.',
    { day: 6, dueDay: 5, dueKind: 'final-payment' },
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
