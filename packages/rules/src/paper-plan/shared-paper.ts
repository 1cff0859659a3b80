import { formatDateRange, formatMoney } from '@landsea/contracts/core';
import { formatLimitedTime } from '../day-plans/day-bookings.js';
import type { SharedItem, SharedTrip } from '@landsea/contracts/sharing';
import { formatDayTitle, isSeaDay } from '../trip/day-title.js';
import type { TripDay } from '@landsea/contracts/trip';
import {
  formatDay,
  formatSailing,
  formatStay,
  type PaperDay,
  type PaperList,
  type PaperPlan,
} from './paper-plan.js';
import { formatAllAboard } from './paper-labels.js';

const dollars = (cents: number): string => formatMoney(cents, { whole: true });

const whenOf = ({ time, clock, limit }: SharedItem): string =>
  [formatLimitedTime({ time, limit: limit ?? null }), clock].filter(Boolean).join(' ');

const sharedDay = (day: TripDay, { items, allAboard }: SharedTrip): PaperDay => {
  const aboard = allAboard?.find(({ date }) => date === day.date);
  return {
    date: day.date,
    label: formatDay(day),
    title: formatDayTitle(day),
    isAtSea: isSeaDay(day),
    hours: [],
    allAboard: aboard ? formatAllAboard(aboard.time) : null,
    remarks: day.note ? [day.note] : [],
    empty: null,
    rows: (items ?? [])
      .filter(({ date }) => date === day.date)
      .map((item, index) => ({
        id: `${day.date} ${index}`,
        when: whenOf(item),
        // Few fonts have the sign of a Lightning Lane.
        title: item.title.replace(/ ⚡$/u, ', Lightning Lane'),
        kind: null,
        facts: item.isUsual ? 'usual time' : '',
        note: null,
        ...(item.isUsual && { isUsual: true }),
      })),
  };
};

const budgetLines = (budget: NonNullable<SharedTrip['budget']>): string[] =>
  budget.map(
    ({ category, plannedCents, spentCents }) =>
      `${category}: ${dollars(plannedCents)} planned, ${dollars(spentCents)} spent`,
  );

/** Only the sections that the owner chose. */
export const makeSharedPaperPlan = (trip: SharedTrip): PaperPlan => {
  const { stays, people, budget } = trip;
  const lists: PaperList[] = [
    {
      title: 'Travelers',
      lines: (people ?? []).map(({ name, age }) => `${name}, ${age === 0 ? 'under 1' : String(age)}`),
    },
    { title: 'What it costs', lines: budgetLines(budget ?? []) },
  ];
  return {
    name: trip.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    bookings: [
      ...(stays?.land.map(formatStay) ?? []),
      ...(stays?.ship ? [formatSailing({ ...stays.ship, ship: stays.ship.name })] : []),
    ],
    days: (trip.days ?? []).map((day) => sharedDay(day, trip)),
    lists: lists.filter(({ lines }) => lines.length > 0),
  };
};
