import type { WindowKind } from '@landsea/contracts';
import { reminderLetter } from './reminder-letter.js';

describe('reminderLetter', () => {
  const due = { userId: 'u', tripId: 't', tripName: 'Spring' };
  const person = { email: 'robin@example.com', firstName: 'Robin' };
  const textOf = (kind: WindowKind, opensAt: string) =>
    reminderLetter(
      [{ kind, title: 'Title', rule: 'Rule.', opensAt: new Date(opensAt) }],
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
});
