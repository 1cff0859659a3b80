import type { ItineraryNumber, ItineraryView } from '@landsea/contracts/agents';
import { PACKING_TITLE } from './itinerary-packing.js';
import type { PaperPlan } from '../../paper-plan/paper-plan.js';

/** @param numbers those that the reader may see. */
export const toItineraryPaper = (
  { title, dates, message, days, lists, packing = [] }: ItineraryView,
  numbers: readonly ItineraryNumber[],
): PaperPlan => {
  const linesOf = (list: ItineraryView['lists'][number]): string[] => list.lines.map(({ text }) => text);
  const head = lists.filter(({ key }) => key === 'bookings').flatMap(linesOf);
  return {
    name: title,
    dates,
    bookings: [...(message?.split('\n') ?? []), ...head],
    days: days.map(({ words, remarks, rows, ...day }) => ({
      ...day,
      remarks: [...(words?.split('\n') ?? []), ...remarks],
      rows: rows.map(({ at: _at, isUsual, ...row }) => ({
        ...row,
        kind: null,
        ...(isUsual && { isUsual }),
      })),
    })),
    lists: [
      ...lists
        .filter(({ key }) => key !== 'bookings')
        .map((list) => ({ title: list.title, lines: linesOf(list) })),
      ...(packing.length > 0 ? [{ title: PACKING_TITLE, lines: packing.map(({ text }) => text) }] : []),
      ...(numbers.length > 0
        ? [{ title: 'Numbers', lines: numbers.map((number) => `${number.title}: ${number.value}`) }]
        : []),
    ],
  };
};

/** `Brubaker-2027-01-26.pdf`, in letters that every system takes. */
export const formatItineraryFile = (lastName: string, startDate: string): string => {
  const plain = lastName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'Itinerary'}-${startDate}`;
};
