import { DIGEST_TIME, type DueTask, type ListedFee, type MorningEntry } from '@landsea/contracts/agents';
import type { PersonContact } from '@landsea/contracts/account';
import {
  formatCount,
  formatDate,
  getClockName,
  getDateIn,
  PARKS_ZONE,
  timeIn,
} from '@landsea/contracts/core';
import { isDueByDay } from '@landsea/contracts/planning';
import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';
import { formatCents } from '@landsea/rules/agents';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { DigestContent } from './digest-content.js';
import type { DigestRow } from './digest.entity.js';

const MOST_LISTED = 8;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const clockIn = (at: string, timeZone = PARKS_ZONE): string =>
  formatTimeOfDay(toMinute(timeIn(new Date(at), timeZone)));

const whenOf = ({ at, kind, type }: MorningEntry, today: string): string => {
  const day = getDateIn(new Date(at));
  if (day < today) return type === 'due' ? `Due since ${formatDate(day)}` : `Open since ${formatDate(day)}`;
  return isDueByDay({ kind }) ? 'By tonight' : `${clockIn(at)} Eastern`;
};

const entryLine = (entry: MorningEntry, today: string): string => {
  const wishes = entry.wishes > 0 ? ` (${formatCount(entry.wishes, 'wish', 'wishes')} to book)` : '';
  return `${whenOf(entry, today)}: ${entry.title}, ${entry.clientName}${wishes}`;
};

const taskLine = ({ title, clientName, dueOn }: DueTask, today: string): string =>
  `${title}, ${clientName}${dueOn !== null && dueOn < today ? ` (due ${formatDate(dueOn)})` : ''}`;

const feeLine = ({ name, clientName, cents, state, toldBy, dueOn }: ListedFee): string => {
  const amount = formatCents(cents);
  const said = state === 'told' ? `${toldBy ?? 'the client'} says ${amount} is paid` : `${amount} was due`;
  return `${name}, ${clientName}: ${said}${state === 'open' && dueOn ? ` ${formatDate(dueOn)}` : ''}`;
};

/** One paragraph: a heading and its lines, or nothing. */
const group = (heading: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LISTED);
  const more = lines.length - shown.length;
  return [[heading, ...shown, ...(more > 0 ? [`And ${more} more`] : [])].join('\n')];
};

const waitingLines = ({ unanswered: { waiting, held } }: DigestContent): string[] => [
  ...(waiting
    ? [
        waiting.clients === 1
          ? `${waiting.clientName} is waiting for your answer.`
          : `${waiting.clientName} and ${formatCount(waiting.clients - 1, 'more client')} are waiting for your answer.`,
      ]
    : []),
  ...(held
    ? [
        held.emails === 1
          ? '1 email is held until you look at it.'
          : `${held.emails} emails are held until you look at them.`,
      ]
    : []),
];

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count > 0 ? [formatCount(count, one, many)] : [];

const countEntries = (entries: readonly MorningEntry[]): string[] => [
  ...counted(entries.filter(({ type }) => type === 'opens').length, 'booking window'),
  ...counted(entries.filter(({ type }) => type === 'due').length, 'payment'),
];

/** `Your morning: 2 booking windows, 1 payment, and 3 tasks`. */
const subjectOf = ({ waiting, now, tomorrow, tasks, holds, fees, unanswered }: DigestContent): string => {
  const parts = [
    ...countEntries([...waiting, ...now]),
    ...counted(tasks.length, 'task'),
    ...counted(holds.length, 'held price'),
    ...counted(fees.length, 'fee to look at', 'fees to look at'),
    ...counted(unanswered.waiting?.clients ?? 0, 'message to answer', 'messages to answer'),
    ...counted(unanswered.held?.emails ?? 0, 'email to look at', 'emails to look at'),
  ];
  if (parts.length === 0) return `Tomorrow: ${list.format(countEntries(tomorrow))}`;
  return `Your morning: ${list.format(parts)}`;
};

export const getUnsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/api/v1/digests/one-click/${token}`;

/** It asks before it stops the emails: mail scanners open links too. */
export const getStopPage = (origin: string, token: string): string => `${origin}/morning-email/stop/${token}`;

/** Only for a verified address: the lines have names of clients. */
export function makeDigestEmail(
  content: DigestContent,
  person: Pick<PersonContact, 'email' | 'firstName' | 'emailVerified'>,
  { timeZone, token }: Pick<DigestRow, 'timeZone' | 'token'>,
  origin: string,
): Mail {
  const { today, waiting, now, tomorrow, tasks, holds, fees } = content;
  const heading = subjectOf(content);
  const lines = (entries: readonly MorningEntry[]) => entries.map((entry) => entryLine(entry, today));
  const hold = ({ title, clientName, at }: (typeof holds)[number]) =>
    `${title}, ${clientName}${at === null ? '' : `: until ${formatDate(getDateIn(new Date(at), timeZone))}, ${clockIn(at, timeZone)}`}`;
  return {
    to: person.email,
    subject: heading,
    unsubscribeUrl: getUnsubscribeUrl(origin, token),
    ...makeEmailBody({
      heading,
      paragraphs: [
        greet(person),
        ...group('Prices that are about to lapse', holds.map(hold)),
        ...group('Still to do', lines(waiting)),
        ...group('Today', lines(now)),
        ...group('Tomorrow', lines(tomorrow)),
        ...group(
          'Tasks',
          tasks.map((task) => taskLine(task, today)),
        ),
        ...group('Your fees', fees.map(feeLine)),
        ...waitingLines(content),
      ],
      action: { label: 'Open your morning', url: `${origin}/app/agents/morning` },
      footnote: `This comes at ${formatTimeOfDay(toMinute(DIGEST_TIME))} (${getClockName(timeZone)}) on mornings with something to do.`,
      footnoteLink: { label: 'Stop these emails', url: getStopPage(origin, token) },
    }),
  };
}
