import type { WindowKind } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { aMeal, newDayItem } from '../../testing/factories.js';
import { makeReminderEmail, type ReminderWithItems } from './reminder-email.js';

const due = { userId: 'u', tripId: 't', tripName: 'Spring' };
const person = { email: 'robin@example.com', firstName: 'Robin', emailVerified: true };
const context = { origin: 'https://landsea.example', now: new Date('2027-03-13T15:00:00Z') };
const table = (title: string, time: string | null): ReminderWithItems['toBook'][number] => ({
  ...newDayItem({ title }),
  date: '2027-05-13',
  time,
  dayPart: null,
  minutes: null,
  isFixed: false,
  position: 0,
  people: ['a', 'b'],
  park: null,
  place: null,
  catalogueId: null,
  status: 'planned',
  costCents: null,
  confirmation: null,
  note: null,
  details: aMeal,
  photoId: null,
  votes: {},
  version: 1,
  updatedAt: '2026-11-24T00:00:00.000Z',
});
const reminder = (
  kind: WindowKind,
  opensAt: string,
  change: Partial<ReminderWithItems> = {},
): ReminderWithItems => ({
  windowId: 'w',
  kind,
  title: 'Title',
  rule: 'Rule.',
  opensAt: new Date(opensAt),
  clock: null,
  toBook: [],
  ...change,
});

describe('makeReminderEmail', () => {
  const mailOf = (...sent: ReminderWithItems[]) => makeReminderEmail(sent, due, person, context);
  const textOf = (kind: WindowKind, opensAt: string, clock: DayClock | null = null) =>
    mailOf(reminder(kind, opensAt, { clock })).text;

  it.each<[WindowKind, string, string]>([
    ['dining', '2027-03-14T10:00:00Z', 'Title: Sunday, March 14 at 6:00 AM Eastern time. Rule.'],
    ['cruise-activities', '2027-03-14T05:00:00Z', 'Title: Sunday, March 14 at 12:00 AM Eastern time. Rule.'],
    ['cancellation', '2027-01-13T22:00:00Z', 'Title: Wednesday, January 13 at 5:00 PM Eastern time. Rule.'],
    ['final-payment', '2027-01-13T05:00:00Z', 'Title: Wednesday, January 13. Rule.'],
    ['payment', '2027-07-13T04:00:00Z', 'Title: Tuesday, July 13. Rule.'],
    ['booking-cancellation', '2027-01-13T05:00:00Z', 'Title: Wednesday, January 13. Rule.'],
  ])('names the time of %s at the parks, and no hour of what is due by a day', (kind, opensAt, words) => {
    expect(textOf(kind, opensAt)).toContain(words);
  });

  it('names the time of the place that a window goes by', () => {
    const clock = { timeZone: 'Europe/Rome', label: 'Livorno time' };
    expect(textOf('cancellation', '2027-06-11T22:30:00Z', clock)).toContain(
      'Title: Saturday, June 12 at 12:30 AM Livorno time. Rule.',
    );
  });

  it('says what opens, when, for which trip, and lists what to book in order with one button', () => {
    const toBook = [table('Be Our Guest', '18:00'), table('Topolino’s Terrace', null)];
    const { subject, text } = mailOf(reminder('dining', '2027-03-14T10:00:00Z', { toBook }));
    expect(subject).toBe('“Spring”: Dining reservations open tomorrow at 6:00 AM ET (2 tables to book)');
    expect(text).toContain('1. Be Our Guest, Thu, May 13, 6:00 PM, 2 people');
    expect(text).toContain('2. Topolino’s Terrace, Thu, May 13, 2 people');
    expect(text.match(/https:/g)).toHaveLength(1);
    expect(text).toContain('https://landsea.example/trip/t/dining-reservations?view=booking-morning');
  });

  it('names the first of several, and leads to the timeline where they differ', () => {
    const { subject, text } = mailOf(
      reminder('multi-pass', '2027-03-13T16:00:00Z'),
      reminder('payment', '2027-03-20T04:00:00Z'),
    );
    expect(subject).toBe('“Spring”: Lightning Lane Multi Pass opens today at 11:00 AM ET, and 1 more');
    expect(text).toContain('https://landsea.example/trip/t/timeline');
  });

  it.each([1, 2])(
    'repeats nothing that people typed to an address that nobody has verified (%i due)',
    (count) => {
      const evil = 'Visit evil.example';
      const sent = reminder('dining', '2027-03-14T10:00:00Z', {
        title: evil,
        rule: evil,
        toBook: [table(evil, null)],
      });
      const unverified = { email: 'robin@example.com', firstName: evil, emailVerified: false };
      const all = Array.from({ length: count }, () => sent);
      const mail = makeReminderEmail(all, { ...due, tripName: evil }, unverified, context);
      expect(Object.values(mail).join('\n')).not.toContain('evil');
      expect(mail.text).toContain('Dining reservations open: Sunday, March 14 at 6:00 AM Eastern time.');
    },
  );
});
