import { setImmediate } from 'node:timers/promises';
import createCalendar, {
  escape,
  foldLines,
  ICalEvent,
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Brand } from '@landsea/contracts/agents';
import type { CalendarEvent } from './event-content.js';

const REFRESH_SECONDS = 6 * 60 * 60;

export interface Revision {
  sequence: number;
  modifiedAt: Date;
}

/** RFC 5545 forbids control characters in a value; line ends are escaped later. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\r\n]/gu, '');

const whenData = ({ when }: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay'> =>
  'start' in when
    ? { start: new Date(when.start), end: new Date(when.end) }
    : { start: new Date(when.from), end: new Date(when.until), allDay: true };

/** Ids are stored with the product's name; a calendar under an agent's name alone has another one. */
const formatUid = (uid: string, isOurs: boolean): string =>
  isOurs ? uid : uid.replace(/@landsea$/, '@trips');

const eventData = (event: CalendarEvent & Revision, url: string, isOurs: boolean): ICalEventData => ({
  id: formatUid(event.uid, isOurs),
  stamp: event.modifiedAt,
  lastModified: event.modifiedAt,
  sequence: event.sequence,
  ...whenData(event),
  summary: plain(event.summary),
  description: plain(event.description),
  ...(event.location && { location: plain(event.location) }),
  categories: [{ name: event.category }],
  url,
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** The library takes about 0.2 ms for an event; other requests run between these batches. */
const EVENTS_AT_ONCE = 25;

/** RFC 5545: instants are in UTC and days are dates, so no time zone is needed. */
export const makeCalendarText = async (
  name: string,
  url: string,
  events: readonly (CalendarEvent & Revision)[],
  brand?: Brand,
): Promise<string> => {
  const isOurs = brand?.poweredBy ?? true;
  const shownName = brand ? `${name} · ${brand.name}` : name;
  const calendar = createCalendar({
    prodId: { company: isOurs ? 'Landsea' : plain(brand?.name ?? ''), product: 'Timeline' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: escape(plain(shownName), false),
    ttl: REFRESH_SECONDS,
  });
  const [head = '', end = ''] = calendar.toString().split(/(?=END:VCALENDAR)/);
  const written = [head];
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    for (const event of events.slice(from, from + EVENTS_AT_ONCE))
      written.push(foldLines(new ICalEvent(eventData(event, url, isOurs), calendar).toString()));
    await setImmediate();
  }
  return `${written.join('')}${end}\r\n`;
};
