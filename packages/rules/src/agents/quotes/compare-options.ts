import type { PublicQuoteOption } from '@landsea/contracts/agents';
import { formatCount, formatDateRange, formatDateWithYear, formatMoney } from '@landsea/contracts/core';
import { countNights, sumQuoteOption } from './quote-totals.js';

export interface ComparisonRow {
  key: string;
  label: string;
  /** One for each option, in its order, several things on lines; empty where the option says nothing. */
  values: string[];
  differs: boolean;
}

/** `$1,240.00`; `about $1,240.00` for an estimate. */
export const formatQuoteMoney = (cents: number, isAbout = false): string =>
  `${isAbout ? 'about ' : ''}${formatMoney(cents)}`;

/** `Memory Maker, $185.00`; the name alone while it has no price. */
export const formatExtra = ({ title, cents }: { title: string; cents: number | null }): string =>
  cents === null ? title : `${title}, ${cents === 0 ? 'free' : formatQuoteMoney(cents)}`;

type Reader = (option: PublicQuoteOption, people: number) => string;

const due = (cents: number | null, on: string | null): string =>
  [cents === null ? '' : formatQuoteMoney(cents), on === null ? '' : `by ${formatDateWithYear(on)}`]
    .filter(Boolean)
    .join(' ');

const readers: readonly { key: string; label: string; read: Reader }[] = [
  {
    key: 'dates',
    label: 'Dates',
    read: ({ startDate, endDate }) => (startDate && endDate ? formatDateRange(startDate, endDate) : ''),
  },
  {
    key: 'nights',
    label: 'Nights',
    read: (option) => (countNights(option) > 0 ? formatCount(countNights(option), 'night') : ''),
  },
  { key: 'place', label: 'Hotel or ship', read: ({ place }) => place },
  { key: 'room', label: 'Room', read: ({ room }) => room },
  { key: 'port', label: 'Sails from', read: ({ kind, port }) => (kind === 'cruise' ? port : '') },
  { key: 'tickets', label: 'Tickets', read: ({ tickets }) => tickets },
  { key: 'dining', label: 'Dining', read: ({ dining }) => dining },
  { key: 'inclusions', label: 'Included', read: ({ inclusions }) => inclusions.join('\n') },
  {
    key: 'total',
    label: 'Total',
    read: ({ totalCents, isAbout }) => (totalCents === null ? '' : formatQuoteMoney(totalCents, isAbout)),
  },
  {
    key: 'per-person',
    label: 'Per person',
    read: (option, people) => {
      const total = people > 1 ? sumQuoteOption(option, people) : undefined;
      return total ? formatQuoteMoney(total.perPersonCents, option.isAbout) : '';
    },
  },
  {
    key: 'per-night',
    label: 'Per night',
    read: (option, people) => {
      const cents = sumQuoteOption(option, people)?.perNightCents;
      return cents ? formatQuoteMoney(cents, option.isAbout) : '';
    },
  },
  {
    key: 'deposit',
    label: 'Deposit',
    read: ({ depositCents, depositDueOn }) => due(depositCents, depositDueOn),
  },
  { key: 'final', label: 'Rest due', read: ({ finalDueOn }) => due(null, finalDueOn) },
  {
    key: 'price-date',
    label: 'Price as of',
    read: ({ priceDate }) => (priceDate ? formatDateWithYear(priceDate) : ''),
  },
];

const labelsOf: Record<PublicQuoteOption['kind'], Partial<Record<string, string>>> = {
  stay: { place: 'Hotel' },
  cruise: { place: 'Ship', room: 'Stateroom' },
};

const fold = (text: string): string => text.trim().toLowerCase();

/**
 * The rows of the comparison in the order of a trip; rows about which no option says anything are left out. Options
 * of one kind have the words of their kind.
 */
export const compareOptions = (options: readonly PublicQuoteOption[], people: number): ComparisonRow[] => {
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  const words = kinds.length === 1 && kinds[0] ? labelsOf[kinds[0]] : {};
  return readers.flatMap(({ key, label, read }) => {
    const values = options.map((option) => read(option, people));
    if (values.every((value) => value === '')) return [];
    return [{ key, label: words[key] ?? label, values, differs: new Set(values.map(fold)).size > 1 }];
  });
};
