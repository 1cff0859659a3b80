import { sortByDayOrder } from '@landsea/rules/day-plans';
import { formatItemName } from '@landsea/rules/planning';
import type { DayItem, ItemKind } from '@landsea/contracts/planning';
import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { toCsvTable } from '../../../trip-frame/files/csv-table';
import { statusLabels, formatWhen } from '../../../items/cards/item-labels';

const kindNames: Record<ItemKind, string> = {
  attraction: 'Ride or attraction',
  show: 'Show',
  dining: 'Dining',
  lane: 'Lightning Lane',
  meet: 'Character',
  excursion: 'Excursion',
  activity: 'Activity',
  photo: 'Photo',
  snack: 'Snack',
  break: 'Break',
  note: 'Note',
};

const header = ['Date', 'Park or port', 'Time', 'What', 'Kind', 'Status', 'People', 'Where', 'Confirmation'];

/**
 * One line for each item and each empty day, the wishes last. Costs are included for a person who can see
 * them.
 */
export const planCsv = (
  days: readonly TripDay[],
  items: readonly DayItem[],
  party: TripDetail['party'],
): string => {
  const showsCost = items.some(({ costCents }) => costCents !== null);
  const peopleOf = ({ people }: DayItem): string =>
    people === null
      ? 'Everybody'
      : party.flatMap(({ id, name }) => (id && people.includes(id) ? [name] : [])).join(', ');
  const rowOf = (date: string, place: string, item: DayItem): (string | number)[] => [
    date,
    place,
    formatWhen(item),
    formatItemName(item),
    kindNames[item.details.kind],
    statusLabels[item.status],
    peopleOf(item),
    item.place ?? '',
    item.confirmation ?? '',
    ...(showsCost ? [item.costCents === null ? '' : item.costCents / 100] : []),
  ];
  const rows = days.flatMap((day) => {
    const ofDay = sortByDayOrder(items.filter(({ date }) => date === day.date));
    const place = formatDayTitle(day);
    return ofDay.length === 0 ? [[day.date, place]] : ofDay.map((item) => rowOf(day.date, place, item));
  });
  const wishes = sortByDayOrder(items.filter(({ date }) => date === null));
  return toCsvTable([
    [...header, ...(showsCost ? ['About (USD)'] : [])],
    ...rows,
    ...wishes.map((item) => rowOf('', '', item)),
  ]);
};
