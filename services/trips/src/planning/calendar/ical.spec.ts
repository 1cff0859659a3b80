import { readCalendar } from '../../testing/ical-reader.js';
import { makeCalendarText } from './ical.js';

const url = 'https://landsea.example/trip/1/timeline';
const modifiedAt = new Date('2026-11-02T15:04:05.678Z');
const meal = {
  uid: 'item-1@landsea',
  summary: 'Dinner, late; with a "view"',
  description: 'First line\r\nsecond \u0007line',
  category: 'Plan',
  group: 'plans' as const,
  when: { start: '2027-03-14T22:00:00.000Z', end: '2027-03-14T23:30:00.000Z' },
  digest: '',
  sequence: 3,
  modifiedAt,
};
const day = { ...meal, uid: 'day-1@landsea', when: { from: '2027-03-14', until: '2027-03-15' } };

describe('a calendar', () => {
  it('has instants in UTC, days as dates, and the revision of each event', async () => {
    expect(readCalendar(await makeCalendarText('Our trip', url, [meal, day]))).toEqual([
      expect.objectContaining({
        UID: 'item-1@landsea',
        SEQUENCE: '3',
        DTSTAMP: '20261102T150405Z',
        'LAST-MODIFIED': '20261102T150405Z',
        DTSTART: '20270314T220000Z',
        DTEND: '20270314T233000Z',
        SUMMARY: 'Dinner\\, late\\; with a "view"',
        DESCRIPTION: 'First line\\nsecond line',
        CATEGORIES: 'Plan',
        URL: url,
        TRANSP: 'TRANSPARENT',
      }),
      expect.objectContaining({ DTSTART: '20270314', DTEND: '20270315' }),
    ]);
  });

  it('is read again every six hours, and is published by its owner', async () => {
    const lines = (await makeCalendarText('Our trip', url, [])).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'PRODID:-//Landsea//Timeline//EN',
        'METHOD:PUBLISH',
        'NAME:Our trip',
        'X-WR-CALNAME:Our trip',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
      ]),
    );
  });

  it('cannot get other lines from the name of a trip', async () => {
    const text = await makeCalendarText('Sea\r\nBEGIN:VEVENT\nUID:1, 2\u0000', url, [meal]);
    expect(readCalendar(text)).toHaveLength(1);
    expect(text).toContain('\r\nNAME:Sea\\nBEGIN:VEVENT\\nUID:1\\, 2\r\n');
  });

  it('lets others have their turn while a long one is written', async () => {
    const events = Array.from({ length: 200 }, (_, index) => ({ ...meal, uid: `${index}@landsea` }));
    let turns = 0;
    const count = (): NodeJS.Immediate => setImmediate(() => ((turns += 1), (next = count())));
    let next = count();
    const text = await makeCalendarText('Our trip', url, events);
    clearImmediate(next);
    expect(readCalendar(text)).toHaveLength(200);
    expect(turns).toBeGreaterThan(1);
  });
});
