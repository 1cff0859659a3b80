import type { CalendarEvent } from './calendar-events.js';
import { dateStamp, escapeText, fold, utcStamp } from './ical-text.js';

/** How often an event has changed, and when last. */
export interface Revision {
  sequence: number;
  modifiedAt: Date;
}

const whenLines = ({ when }: CalendarEvent): string[] =>
  'start' in when
    ? [`DTSTART:${utcStamp(new Date(when.start))}`, `DTEND:${utcStamp(new Date(when.end))}`]
    : [`DTSTART;VALUE=DATE:${dateStamp(when.from)}`, `DTEND;VALUE=DATE:${dateStamp(when.until)}`];

const eventLines = (event: CalendarEvent, { sequence, modifiedAt }: Revision, url: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utcStamp(modifiedAt)}`,
  `LAST-MODIFIED:${utcStamp(modifiedAt)}`,
  `SEQUENCE:${String(sequence)}`,
  ...whenLines(event),
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `CATEGORIES:${escapeText(event.category)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar as RFC 5545 writes it: CRLF, folded lines, instants in UTC and days as dates, so no time zone is needed. */
export const ical = (name: string, url: string, events: readonly (CalendarEvent & Revision)[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Landsea//Timeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, event, url)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
