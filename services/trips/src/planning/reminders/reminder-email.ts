import { dateIn, PARKS_ZONE, timeIn } from '@landsea/contracts/core';
import { clockLabel, minuteOf } from '@landsea/contracts/day-plans';
import { type PersonContact } from '@landsea/contracts/account';
import { isDueByDay } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { greeting, emailBody, type Mail } from '@landsea/nest-kit';
import type { DueReminders, SentReminder } from './reminders.queries.js';

const dayOf = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const eastern: DayClock = { timeZone: PARKS_ZONE, label: 'Eastern time' };

const dayIn = (instant: Date, timeZone: string): string => dayOf.format(new Date(dateIn(instant, timeZone)));

const momentIn = (instant: Date, { timeZone, label }: DayClock): string =>
  `${dayIn(instant, timeZone)} at ${clockLabel(minuteOf(timeIn(instant, timeZone)))}, ${label}`;

const when = (reminder: SentReminder): string =>
  isDueByDay(reminder)
    ? dayIn(reminder.opensAt, PARKS_ZONE)
    : momentIn(reminder.opensAt, reminder.clock ?? eastern);

/**
 * One email for all that is due of a trip, with the time of the place. To an address that nobody has verified it says only
 * that something is due: titles, places and names are what people typed.
 */
export function reminderEmail(
  sent: readonly SentReminder[],
  { tripId, tripName }: DueReminders,
  person: Pick<PersonContact, 'email' | 'firstName' | 'emailVerified'>,
  origin: string,
): Mail {
  const count = sent.length === 1 ? 'A date' : `${String(sent.length)} dates`;
  const named = sent.length === 1 ? (sent[0]?.title ?? '') : `${count} of “${tripName}” come close`;
  const heading = person.emailVerified
    ? named
    : `${count} of your trip ${sent.length === 1 ? 'comes' : 'come'} close`;
  const details = sent.map((reminder) => `${reminder.title}: ${when(reminder)}. ${reminder.rule}`);
  return {
    to: person.email,
    subject: heading,
    ...emailBody({
      heading,
      paragraphs: [
        greeting(person),
        ...(person.emailVerified ? details : sent.map((reminder) => `${when(reminder)}.`)),
        'Verify in the official app: operators change their rules.',
      ],
      action: { label: 'Open the timeline', url: `${origin}/trip/${tripId}/timeline` },
      footnote: 'You choose on the timeline what Landsea reminds you of, and how long before.',
    }),
  };
}
