import { parkNames } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { getBookingCategory, makeBooking, sumBooking } from '@landsea/rules/bookings';
import { itemLife } from '@landsea/rules/day-plans';
import { makeDemoBookings, makeDemoBudget, demoDays, makeDemoItems, makeDemoTrip } from '@landsea/rules/demo';
import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';

/** Any date will do: the walk counts its days and names no date. */
const FIRST_DAY = '2027-02-06';

export interface WalkPlan {
  time: string | undefined;
  title: string;
  costCents: number;
}

export interface WalkDay {
  number: number;
  isAtSea: boolean;
  place: string;
  note: string;
  plans: WalkPlan[];
}

const items = makeDemoItems(FIRST_DAY).filter(({ date }) => date !== null);

const trip = makeDemoTrip(FIRST_DAY);
const bookings = makeDemoBookings(FIRST_DAY).map((booking) => makeBooking(booking, new Date(0)));

/** A room or a ship is the place of its days and no plan of one. */
const rides = bookings.flatMap(({ kind, title, start: { date, time } }) =>
  kind === 'flight' || kind === 'transfer' ? [{ date, time, title, costCents: null }] : [],
);

const plansOn = (date: string): WalkPlan[] =>
  [...items, ...rides]
    .filter((item) => item.date === date)
    .toSorted((one, other) => (one.time ?? '24').localeCompare(other.time ?? '24'))
    .map(({ time, title, costCents }) => ({
      time: time ? formatTimeOfDay(toMinute(time)) : undefined,
      title,
      costCents: costCents ?? 0,
    }));

/** The demo account starts with the same data. */
export const walkDemo = (): WalkDay[] =>
  demoDays.map(({ kind, parks, place, note }, index) => ({
    number: index + 1,
    isAtSea: kind === 'embarkation' || kind === 'port' || kind === 'sea',
    place: parks[0] ? parkNames[parks[0]] : (place ?? ''),
    note: note ?? '',
    plans: plansOn(addDays(FIRST_DAY, index)),
  }));

export interface WalkAmount {
  category: string;
  cents: number;
}

/** Budget lines, bookings and the cost of plans by category, the largest first. */
export const sumDemoMoney = (): WalkAmount[] => {
  const lines = makeDemoBudget(FIRST_DAY).map(({ category, plannedCents }) => ({
    category,
    cents: plannedCents,
  }));
  const booked = bookings.map((booking) => ({
    category: getBookingCategory(booking, trip),
    cents: sumBooking(booking).plannedCents,
  }));
  const plans = items.map(({ details, costCents }) => ({
    category: itemLife[details.kind].budget.category,
    cents: costCents ?? 0,
  }));
  return budgetCategories
    .map((category) => ({
      category: budgetCategoryNames[category],
      cents: [...lines, ...booked, ...plans].reduce(
        (sum, each) => sum + (each.category === category ? each.cents : 0),
        0,
      ),
    }))
    .toSorted((one, other) => other.cents - one.cents);
};

export const describeDemoParty = (): string => {
  const { party, stays, sailing } = trip;
  const people = party.map(({ name, age }) => `${name.split(' ')[0] ?? name} (${age})`);
  const beds = [...stays.map(({ hotelName }) => hotelName), ...(sailing ? [sailing.ship] : [])];
  return `${people.slice(0, -1).join(', ')} and ${people.at(-1) ?? ''}, at ${beds.join(', then ')}.`;
};
