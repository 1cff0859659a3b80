import { agreementKindNames, type PlannedLine, type TimelineLine } from '@landsea/contracts/agents';
import { addDays, currencyCodes, getDateIn } from '@landsea/contracts/core';
import { formatAmount } from '@landsea/rules/bookings';
import { formatDate } from '@landsea/web-kit';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `9:15 AM`, or nothing for a day of which nobody knows the time. */
export const formatTimeOf = ({ at, on }: Pick<TimelineLine, 'at' | 'on'>): string =>
  on ? '' : clock.format(new Date(at));

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface DayOfLines {
  date: string;
  lines: TimelineLine[];
}

/** The newest day first; lines keep their order. */
export const groupByDay = (lines: readonly TimelineLine[], zone = readerZone()): DayOfLines[] => {
  const days = new Map<string, TimelineLine[]>();
  for (const line of lines) {
    const date = line.on ?? getDateIn(new Date(line.at), zone);
    days.set(date, [...(days.get(date) ?? []), line]);
  }
  return [...days]
    .map(([date, own]) => ({ date, lines: own }))
    .sort((one, other) => other.date.localeCompare(one.date));
};

/** `Today`, `Yesterday`, `Sat, Mar 14`, and the year of another year. */
export const formatTimelineDay = (date: string, today: string): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? formatDate(date) : `${formatDate(date)}, ${year}`;
};

/** `Was due Sat, Mar 14`, `Today`, `Tomorrow`, `Sat, Mar 14`. */
export const formatPlannedDay = (on: string | null, today: string): string => {
  if (on === null) return 'No day yet';
  if (on < today) return `Was due ${formatTimelineDay(on, today)}`;
  if (on === addDays(today, 1)) return 'Tomorrow';
  return formatTimelineDay(on, today);
};

const amountOf = ({ cents, currency }: Pick<TimelineLine, 'cents' | 'currency'>): string => {
  const known = currencyCodes.find((each) => each === currency);
  return cents !== null && known ? formatAmount(cents, known) : '';
};

const agreementNameOf = (kind: string): string =>
  kind in agreementKindNames ? agreementKindNames[kind as keyof typeof agreementKindNames] : kind;

const deeds: Readonly<Record<string, string>> = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  canceled: 'canceled',
};
const quoteDeeds: Readonly<Record<string, string>> = {
  sent: 'sent a quote',
  seen: 'opened the quote',
  asked: 'asked about the quote',
  accepted: 'accepted the quote',
  declined: 'declined the quote',
  'by-phone': 'recorded a yes by phone',
  reversed: 'took the acceptance back',
  withdrawn: 'withdrew the quote',
  'link-withdrawn': 'took back one link to the quote',
  'trip-made': 'made a trip from the quote',
};
const agreementDeeds: Readonly<Record<string, string>> = {
  sent: 'sent an agreement',
  'link-made': 'made a link to sign',
  opened: 'opened the agreement',
  signed: 'signed',
  declined: 'did not sign',
  voided: 'withdrew the agreement',
};

/** Follows the name of the person who did it. */
const deedOf = ({ kind, action }: TimelineLine): string => {
  switch (kind) {
    case 'message':
      return action === 'client-email' ? 'emailed' : 'wrote';
    case 'held':
      return 'emailed, and it waits for your review';
    case 'call':
      return 'logged a call';
    case 'booking':
      return `${deeds[action] ?? 'changed'} a booking`;
    case 'item':
      return 'booked';
    case 'wish':
      return 'wished for';
    case 'told':
      return 'said this is paid';
    case 'task':
      return 'finished a task';
    case 'quote':
      return quoteDeeds[action] ?? 'used the quote';
    case 'agreement':
      return agreementDeeds[action] ?? 'used the agreement';
    case 'document':
      return action === 'version' ? 'added a new version of a document' : 'added a document';
    case 'form':
      return 'answered your form';
    case 'step':
      return action === 'done' ? 'finished a step' : 'planned a step';
    case 'merge':
      return action === 'added' ? 'merged another client into this one' : 'made two clients of them again';
    default:
      return deeds[action] ?? 'changed';
  }
};

const alone = (name: string): Readonly<Record<string, string>> => ({
  paid: 'Payment confirmed',
  listed: `${name} came to your list`,
  invited: `${name} was invited`,
  joined: `${name} joined`,
  left: `${name} left`,
});

/** `You logged a call`, `Payment confirmed`: the first words of a line. */
export const describeLine = (line: TimelineLine): string => {
  const { kind, what, by, isYou, action } = line;
  const said = alone(what)[kind];
  if (said) return said;
  const who = isYou ? 'You' : by || 'Somebody';
  if (kind === 'change') return `${who} ${deeds[action] ?? 'changed'} ${what}`;
  const withName = line.call?.withName ? ` with ${line.call.withName}` : '';
  return `${who} ${deedOf(line)}${withName}`;
};

const nothingMore = new Set(['change', 'listed', 'invited', 'joined', 'left']);

/** The matter itself; undefined where the first words say it. */
export const describeThing = (line: TimelineLine): string | undefined => {
  if (nothingMore.has(line.kind)) return undefined;
  const what = line.kind === 'agreement' ? agreementNameOf(line.what) : line.what;
  const amount = line.kind === 'told' || line.kind === 'paid' ? amountOf(line) : '';
  return [what, amount].filter(Boolean).join(' · ') || undefined;
};

interface Linked {
  kind: string;
  targetId?: string | null;
  tripId: string | null;
}

/** The page of the thing itself; undefined for what is only on this page. */
export const getTimelineLink = ({ kind, targetId, tripId }: Linked): string | undefined => {
  if (targetId) {
    if (kind === 'message' || kind === 'held') return `/app/agents/messages?conversation=${targetId}`;
    if (kind === 'quote') return `/app/agents/quotes/${targetId}`;
    if (kind === 'agreement') return `/app/agents/agreements/${targetId}`;
    if (kind === 'form') return `/app/agents/intake-forms/answers/${targetId}`;
  }
  if (kind === 'document') return '#documents';
  if (!tripId) return undefined;
  if (kind === 'task') return `/app/agents/trips/${tripId}/tasks`;
  if (kind === 'wish') return `/trip/${tripId}/wishes`;
  if (kind === 'item') return `/trip/${tripId}/daily-planner-v2`;
  return `/app/agents/trips/${tripId}/bookings`;
};

/** `Due: Pop Century · $900.00`. */
export const describePlanned = (line: PlannedLine): string => {
  if (line.kind === 'payment') return [`Due: ${line.what}`, amountOf(line)].filter(Boolean).join(' · ');
  if (line.kind === 'hold') return `Hold ends: ${line.what}`;
  if (line.kind === 'task' && line.who === 'client') return `Their task: ${line.what}`;
  return line.what;
};
