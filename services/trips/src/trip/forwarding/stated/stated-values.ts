import { ClockTime } from '@landsea/contracts/catalogue';
import { CalendarDate, currencyDigits } from '@landsea/contracts/core';
import type { StatedEnd, StatedReservation } from '@landsea/contracts/forwarding';

export interface EndPlace {
  airport?: string | undefined;
  place?: string | undefined;
}

const CLOCK = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]00:?00)?/i;

/** Local time as written: 08:34-05:00 is 08:34 at the place; a time in UTC is marked. */
export const toStatedEnd = (iso: string | undefined, { airport, place }: EndPlace = {}): StatedEnd | null => {
  const [, date = '', time, utc] = CLOCK.exec(iso ?? '') ?? [];
  if (!CalendarDate.safeParse(date).success) return null;
  const code = airport?.trim().toUpperCase() ?? '';
  return {
    date,
    time: time !== undefined && ClockTime.safeParse(time).success ? time : null,
    zone: time !== undefined && utc ? 'UTC' : null,
    airport: /^[A-Z]{3}$/.test(code) ? code : null,
    place: place?.slice(0, 160) || null,
  };
};

type Ends = Pick<StatedReservation, 'start' | 'end'>;

const isUtc = (end: StatedEnd | null): boolean => end?.zone === 'UTC';

/** Beside an end with an offset of its own, +00:00 is the clock of a place such as London in winter. */
export const withOwnClocks = ({ start, end }: Ends): Ends =>
  start?.time && end?.time && isUtc(start) !== isUtc(end)
    ? { start: { ...start, zone: null }, end: { ...end, zone: null } }
    : { start, end };

/** Midnight is how programs write a day; nobody checks in then. */
export const toStatedDay = (end: StatedEnd | null): StatedEnd | null =>
  end?.time === '00:00' ? { ...end, time: null, zone: null } : end;

type Money = Pick<StatedReservation, 'totalCents' | 'currency'>;
const isCurrency = (code: string): code is keyof typeof currencyDigits => Object.hasOwn(currencyDigits, code);

export const toStatedMoney = (amount: string | undefined, code: string | undefined): Money => {
  const none = { totalCents: null, currency: null };
  const [, stated] = /^\s*([A-Z]{3})\b/i.exec(amount ?? '') ?? [];
  const currency = (code ?? stated ?? '').trim().toUpperCase();
  const digits = /\d[\d.,\s]*/.exec(amount ?? '')?.[0].trim() ?? '';
  if (!isCurrency(currency) || digits === '') return none;
  const decimals = /[.,](\d{1,3})$/.exec(digits);
  const isFraction = decimals !== null && decimals[1]?.length !== 3;
  const whole = (isFraction ? digits.slice(0, decimals.index) : digits).replace(/\D/g, '');
  const value = Number(`${whole}.${isFraction ? (decimals[1] ?? '') : '0'}`);
  const totalCents = Math.round(value * 10 ** currencyDigits[currency]);
  return totalCents >= 0 && totalCents <= 1_000_000_000 ? { totalCents, currency } : none;
};

export const toStatedNumber = (
  role: StatedReservation['numbers'][number]['role'],
  value: string | undefined,
): StatedReservation['numbers'] => {
  const number = value?.trim() ?? '';
  return number !== '' && number.length <= 60 ? [{ role, value: number }] : [];
};

export const unstated = {
  title: null,
  supplier: null,
  numbers: [],
  start: null,
  end: null,
  people: null,
  names: [],
  totalCents: null,
  currency: null,
} satisfies Partial<StatedReservation>;
