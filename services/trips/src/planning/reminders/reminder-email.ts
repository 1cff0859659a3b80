import { PARKS_ZONE } from '@landsea/contracts/core';
import { type PersonContact } from '@landsea/contracts/account';
import { isDueByDay } from '@landsea/contracts/planning';
import { greeting, emailBody, type Mail } from '@landsea/nest-kit';
import type { DueReminders, SentReminder } from './reminders.queries.js';

const day = { timeZone: PARKS_ZONE, weekday: 'long', month: 'long', day: 'numeric' } as const;
const dayOf = new Intl.DateTimeFormat('en-US', day);
const momentOf = new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit' });

const when = (reminder: SentReminder): string =>
  isDueByDay(reminder)
    ? dayOf.format(reminder.opensAt)
    : `${momentOf.format(reminder.opensAt)}, Eastern time`;

/**
 * One email for all that is due of a trip, with the time at the parks. To an address that nobody has verified it says only
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
