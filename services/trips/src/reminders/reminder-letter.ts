import { isDueByDay } from '@landsea/contracts';
import { letter, type Mail } from '@landsea/nest-kit';
import type { DueReminders, ToldReminder } from './reminders.queries.js';

const day = { timeZone: 'America/New_York', weekday: 'long', month: 'long', day: 'numeric' } as const;
const dayOf = new Intl.DateTimeFormat('en-US', day);
const momentOf = new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit' });

const when = (reminder: ToldReminder): string =>
  isDueByDay(reminder)
    ? dayOf.format(reminder.opensAt)
    : `${momentOf.format(reminder.opensAt)}, Eastern time`;

interface Recipient {
  email: string;
  firstName: string;
}

/** One letter for all that is due of a trip, with the time at the parks. */
export function reminderLetter(
  told: readonly ToldReminder[],
  { tripId, tripName }: DueReminders,
  { email, firstName }: Recipient,
  origin: string,
): Mail {
  const [first] = told;
  const heading =
    told.length === 1 ? (first?.title ?? '') : `${String(told.length)} dates of “${tripName}” come close`;
  return {
    to: email,
    subject: heading,
    ...letter({
      heading,
      paragraphs: [
        `Hello ${firstName},`,
        ...told.map((reminder) => `${reminder.title}: ${when(reminder)}. ${reminder.rule}`),
        'Verify in the official app: operators change their rules.',
      ],
      action: { label: 'Open the timeline', url: `${origin}/trip/${tripId}/timeline` },
      footnote: 'You choose on the timeline what Landsea reminds you of, and how long before.',
    }),
  };
}
