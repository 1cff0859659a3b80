import { addDays, getDateIn, PARKS_ZONE, timeIn } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { type PersonContact } from '@landsea/contracts/account';
import { isDueByDay, type DayItem } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { getBrandSender, greet, makeEmailBody, type EmailBrand, type Mail } from '@landsea/nest-kit';
import { countToBook, pickPage, whatHappens } from './reminder-labels.js';
import type { DueReminders, SentReminder } from './reminders.queries.js';

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const shortDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const eastern: DayClock = { timeZone: PARKS_ZONE, label: 'Eastern time' };

const dayIn = (instant: Date, timeZone: string): string =>
  longDay.format(new Date(getDateIn(instant, timeZone)));

const clockIn = (instant: Date, { timeZone, label }: DayClock): string =>
  `${formatTimeOfDay(toMinute(timeIn(instant, timeZone)))} ${label}`;

const when = (reminder: SentReminder): string => {
  const clock = reminder.clock ?? eastern;
  return isDueByDay(reminder)
    ? dayIn(reminder.opensAt, PARKS_ZONE)
    : `${dayIn(reminder.opensAt, clock.timeZone)} at ${clockIn(reminder.opensAt, clock)}`;
};

const soon = (reminder: SentReminder, now: Date): string => {
  const clock = reminder.clock ?? eastern;
  const [date, today] = [getDateIn(reminder.opensAt, clock.timeZone), getDateIn(now, clock.timeZone)];
  const day =
    date === today
      ? 'today'
      : date === addDays(today, 1)
        ? 'tomorrow'
        : `on ${shortDay.format(new Date(date))}`;
  if (isDueByDay(reminder)) return day;
  return `${day} at ${clockIn(reminder.opensAt, clock).replace('Eastern time', 'ET')}`;
};

const itemText = ({ title, date, time, people }: DayItem, index: number): string => {
  const at = [
    date === null ? '' : shortDay.format(new Date(date)),
    time === null ? '' : formatTimeOfDay(toMinute(time)),
    people === null ? '' : `${people.length} ${people.length === 1 ? 'person' : 'people'}`,
  ];
  return `${index + 1}. ${[title, ...at].filter(Boolean).join(', ')}`;
};

export interface ReminderWithItems extends SentReminder {
  toBook: readonly DayItem[];
}

const MOST_LISTED = 10;

const detailsOf = (reminder: ReminderWithItems): string[] => {
  const { title, rule, toBook } = reminder;
  const listed = toBook.slice(0, MOST_LISTED).map(itemText);
  const more = toBook.length - listed.length;
  return [
    `${title}: ${when(reminder)}. ${rule}`,
    ...(listed.length > 0 ? ['Book in this order:', ...listed] : []),
    ...(more > 0 ? [`And ${more} more on your list.`] : []),
  ];
};

const subjectOf = (sent: readonly ReminderWithItems[], tripName: string | null, now: Date): string => {
  const [first] = sent;
  const trip = tripName === null ? '' : `“${tripName}”: `;
  if (!first) return trip;
  const what = `${whatHappens[first.kind]} ${soon(first, now)}`;
  if (sent.length > 1) return `${trip}${what}, and ${sent.length - 1} more`;
  const count = countToBook(first.kind, first.toBook.length);
  return `${trip}${what}${count && tripName !== null ? ` (${count})` : ''}`;
};

/**
 * An unverified address gets only the window and its time: titles, places and names are what people typed.
 */
export function makeReminderEmail(
  sent: readonly ReminderWithItems[],
  { tripId, tripName }: DueReminders,
  person: Pick<PersonContact, 'email' | 'firstName' | 'emailVerified'>,
  { origin, now, brand }: { origin: string; now: Date; brand?: EmailBrand | undefined },
): Mail {
  const heading = subjectOf(sent, person.emailVerified ? tripName : null, now);
  const { label, path } = pickPage(sent.map(({ kind }) => kind));
  return {
    to: person.email,
    subject: heading,
    ...getBrandSender(brand),
    ...makeEmailBody({
      heading,
      paragraphs: [
        greet(person),
        ...(person.emailVerified
          ? sent.flatMap(detailsOf)
          : sent.map((reminder) => `${whatHappens[reminder.kind]}: ${when(reminder)}.`)),
        'Check the official app, too: rules can change.',
      ],
      action: { label, url: `${origin}${path(tripId)}` },
      footnote: 'You can choose which reminders you get, and how early, at the bottom of your timeline.',
      ...(brand && { brand }),
    }),
  };
}
