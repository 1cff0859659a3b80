import type { StatedEnd, StatedReservation } from '@landsea/contracts/forwarding';
import ICAL from 'ical.js';
import { toStatedEnd, toStatedNumber, unstated } from './stated-values.js';

const MOST_LENGTH = 300_000;
const MOST_EVENTS = 20;

const kinds: [RegExp, StatedReservation['kind']][] = [
  [/\b(flights?|vuelo|voo|vol|flug|volo|vlucht)\b/i, 'flight'],
  [
    /\b(dinner|lunch|breakfast|brunch|dining|restaurant|cena|almuerzo|jantar|dîner|déjeuner|abendessen)\b/i,
    'dining',
  ],
  [/\b(hotel|check-?in|stay|resort)\b/i, 'hotel'],
  [/\b(train|amtrak|brightline|tren|zug|treno|trein)\b/i, 'train'],
  [/\b(rental car|car rental|pick-?up of car)\b/i, 'car'],
];

const words = (value: unknown, most = 160): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, most) : '';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/');
  } catch {
    return false;
  }
};

/** Programs write a zone as `America/New_York`, behind a prefix, or under a private name. */
const zoneOf = (parameter: unknown): string | null => {
  const [name = ''] = /[A-Z][A-Za-z_]+(?:\/[A-Z][\w+-]*){1,2}$/.exec(words(parameter)) ?? [];
  return isZone(name) ? name : null;
};

const wallTime = (utc: string, zone: string): string => {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return parts.format(new Date(utc)).replace(' ', 'T');
};

const endOf = (event: ICAL.Component, name: string, calendarZone: string | null): StatedEnd | null => {
  const property = event.getFirstProperty(name);
  const value: unknown = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  const text = value.toString();
  if (text.endsWith('Z') && calendarZone)
    return withZone(toStatedEnd(wallTime(text, calendarZone)), calendarZone);
  const stated = toStatedEnd(text);
  return text.endsWith('Z')
    ? stated
    : withZone(stated, zoneOf(property.getParameter('tzid')) ?? calendarZone);
};

const withZone = (end: StatedEnd | null, zone: string | null): StatedEnd | null =>
  end && end.time !== null ? { ...end, zone } : end;

const endAfter = (event: ICAL.Component, start: StatedEnd | null): StatedEnd | null => {
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (!start?.time || !(duration instanceof ICAL.Duration)) return null;
  const end = new Date(`${start.date}T${start.time}:00Z`);
  end.setUTCSeconds(end.getUTCSeconds() + duration.toSeconds());
  return Number.isNaN(end.getTime())
    ? null
    : withZone(toStatedEnd(end.toISOString().slice(0, 16)), start.zone);
};

/** RFC 5545 ends an all-day event on the day after the last; a stay ends on the written day. */
const lastDay = (end: StatedEnd | null, kind: StatedReservation['kind']): StatedEnd | null => {
  if (!end || end.time !== null || kind === 'hotel') return end;
  const before = new Date(`${end.date}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return { ...end, date: before.toISOString().slice(0, 10) };
};

const statusOf = (event: ICAL.Component, method: string): StatedReservation['status'] => {
  const status = words(event.getFirstPropertyValue('status')).toUpperCase();
  if (method === 'CANCEL' || status === 'CANCELLED' || status === 'CANCELED') return 'canceled';
  if (status === 'TENTATIVE') return 'unconfirmed';
  return status === 'CONFIRMED' ? 'confirmed' : 'unstated';
};

const reservationOf = (event: ICAL.Component, method: string, zone: string | null): StatedReservation => {
  const title = words(event.getFirstPropertyValue('summary'));
  const place = words(event.getFirstPropertyValue('location')) || null;
  const more = words(event.getFirstPropertyValue('description'), 2000);
  const kind = kinds.find(([rule]) => rule.test(title))?.[1] ?? 'other';
  const start = endOf(event, 'dtstart', zone);
  const end = lastDay(endOf(event, 'dtend', zone), kind) ?? endAfter(event, start);
  const isLater = start && end && `${end.date}${end.time ?? ''}` > `${start.date}${start.time ?? ''}`;
  const people = Number(/\bparty of (\d{1,2})\b/i.exec(more)?.[1] ?? 0);
  const number =
    /\b(?:confirmation|reservation|booking)(?: (?:number|code|no\.?))?[ :#]{1,3}([A-Z0-9-]{5,20})\b/i.exec(
      more,
    );
  return {
    ...unstated,
    source: 'calendar',
    kind,
    title: title || null,
    status: statusOf(event, method),
    numbers: number?.[1] && /\d|^[A-Z]{6}$/.test(number[1]) ? toStatedNumber('confirmation', number[1]) : [],
    start: start && { ...start, place },
    end: isLater ? end : null,
    people: people > 0 ? people : null,
  };
};

/**
 * Most senders name a zone without describing it: the parameter then decides. Undefined for a text that is no
 * calendar.
 * @returns undefined for what is no calendar.
 */
export const readCalendarReservations = (
  source: string,
  methodOfPart = '',
): StatedReservation[] | undefined => {
  if (source.length > MOST_LENGTH) return undefined;
  try {
    const parsed: unknown = ICAL.parse(source);
    const calendar = new ICAL.Component(parsed as string);
    const method = (words(calendar.getFirstPropertyValue('method')) || methodOfPart).toUpperCase();
    const zone = zoneOf(calendar.getFirstPropertyValue('x-wr-timezone'));
    const events = calendar.getAllSubcomponents('vevent').slice(0, MOST_EVENTS);
    return events.map((event) => reservationOf(event, method, zone)).filter(({ start }) => start !== null);
  } catch {
    return undefined;
  }
};
