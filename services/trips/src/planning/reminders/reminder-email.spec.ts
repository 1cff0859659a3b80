import type { WindowKind } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { reminderEmail } from './reminder-email.js';

describe('reminderEmail', () => {
  const due = { userId: 'u', tripId: 't', tripName: 'Spring' };
  const person = { email: 'robin@example.com', firstName: 'Robin', emailVerified: true };
  const textOf = (kind: WindowKind, opensAt: string, clock: DayClock | null = null) =>
    reminderEmail(
      [{ kind, title: 'Title', rule: 'Rule.', opensAt: new Date(opensAt), clock }],
      due,
      person,
      'https://landsea.example',
    ).text;

  it.each<[WindowKind, string, string]>([
    ['dining', '2027-03-14T10:00:00Z', 'Title: Sunday, March 14 at 6:00 AM, Eastern time. Rule.'],
    ['cruise-activities', '2027-03-14T05:00:00Z', 'Title: Sunday, March 14 at 12:00 AM, Eastern time. Rule.'],
    ['cancellation', '2027-01-13T22:00:00Z', 'Title: Wednesday, January 13 at 5:00 PM, Eastern time. Rule.'],
    ['final-payment', '2027-01-13T05:00:00Z', 'Title: Wednesday, January 13. Rule.'],
    ['payment', '2027-07-13T04:00:00Z', 'Title: Tuesday, July 13. Rule.'],
    ['booking-cancellation', '2027-01-13T05:00:00Z', 'Title: Wednesday, January 13. Rule.'],
  ])('names the time of %s at the parks, and no hour of what is due by a day', (kind, opensAt, words) => {
    expect(textOf(kind, opensAt)).toContain(words);
  });

  it('names the time of the place that a window goes by', () => {
    const clock = { timeZone: 'Europe/Rome', label: 'Livorno time' };
    expect(textOf('cancellation', '2027-06-11T22:30:00Z', clock)).toContain(
      'Title: Saturday, June 12 at 12:30 AM, Livorno time. Rule.',
    );
  });

  it.each([1, 2])(
    'repeats nothing that people typed to an address that nobody has verified (%i due)',
    (count) => {
      const evil = 'Visit evil.example';
      const sent = {
        kind: 'dining',
        title: evil,
        rule: evil,
        opensAt: new Date('2027-03-14T10:00:00Z'),
        clock: null,
      } as const;
      const unverified = { email: 'robin@example.com', firstName: evil, emailVerified: false };
      const all = Array.from({ length: count }, () => sent);
      const mail = reminderEmail(all, { ...due, tripName: evil }, unverified, 'https://landsea.example');
      expect(Object.values(mail).join('\n')).not.toContain('evil');
      expect(mail.text).toContain('Sunday, March 14 at 6:00 AM, Eastern time.');
    },
  );
});
