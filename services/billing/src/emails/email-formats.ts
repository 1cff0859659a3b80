import { PARKS_ZONE } from '@landsea/contracts/core';

const WESTERNMOST = 'Etc/GMT+12';

const formats = new Map<string, { format: (value: number) => string }>();
function formatOf(key: string, make: () => { format: (value: number) => string }): (value: number) => string {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return (value) => known.format(value);
}

export const formatMoney = (cents: number, currency: string): string =>
  formatOf(currency, () => new Intl.NumberFormat('en-US', { style: 'currency', currency }))(cents / 100);

const format = (instant: Date, timeZone: string): string =>
  formatOf(
    timeZone,
    () => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
  )(instant.getTime());

/** The calendar date of an instant in the parks' zone: `May 30, 2027`. */
export const formatDay = (instant: Date): string => format(instant, PARKS_ZONE);

export const formatLastDay = (endsAt: Date): string => format(new Date(endsAt.getTime() - 1), WESTERNMOST);
