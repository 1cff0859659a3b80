import { letter, type Mail } from '@landsea/nest-kit';
import type { DueReminders, ToldReminder } from './reminders.queries.js';

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

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
        ...told.map(
          ({ title, rule, opensAt }) => `${title}: ${moment.format(opensAt)}, Eastern time. ${rule}`,
        ),
        'Verify in the official app: operators change their rules.',
      ],
      action: { label: 'Open the timeline', url: `${origin}/trip/${tripId}/timeline` },
      footnote: 'You choose on the timeline what Landsea reminds you of, and how long before.',
    }),
  };
}
