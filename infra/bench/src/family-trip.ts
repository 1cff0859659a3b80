import { randomUUID } from 'node:crypto';
import { addDays, getDateIn, listDates } from '@landsea/contracts/core';
import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { type CreateTrip } from '@landsea/contracts/trip';

/** A combined trip of a family of four, three months ahead: seven nights on land, then four at sea. */
export function createFamilyTrip(): CreateTrip {
  const startDate = addDays(getDateIn(new Date()), 90);
  const aboard = addDays(startDate, 7);
  const endDate = addDays(aboard, 4);
  return {
    name: 'Family trip',
    mode: 'combined',
    startDate,
    endDate,
    stays: [{ hotelName: 'Caribbean Beach Resort', onSite: true, checkIn: startDate, checkOut: aboard }],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate: aboard,
      nights: 4,
      concierge: false,
      ports: listDates(aboard, endDate).map((date) => ({ date, port: 'At Sea' })),
    },
    party: [
      { id: randomUUID(), version: 1, name: 'Robin Family', age: 41 },
      { id: randomUUID(), version: 1, name: 'Kim Family', age: 39 },
      { id: randomUUID(), version: 1, name: 'Sofia Family', age: 11 },
      { id: randomUUID(), version: 1, name: 'Leo Family', age: 5 },
    ],
  };
}

const notes = [
  'Deposit of one night paid; the rest is due 30 days before.',
  'Ask for the vegetarian platter.',
  null,
];

/** One line for the resort, whose amounts stand in the row of the category itself, and three in each other category. */
export const familyBudget = budgetCategories.flatMap((category, place) =>
  notes.slice(0, category === 'resort-stay' ? 1 : 3).map((note, index) => {
    const planned = 5_000 * (place + 1) + 1_250 * index;
    return {
      category,
      label: `${budgetCategoryNames[category]}, part ${index + 1}`,
      note,
      planned,
      booked: index === 0 ? planned : 0,
      spent: index === 0 ? planned / 2 : 0,
    };
  }),
);
