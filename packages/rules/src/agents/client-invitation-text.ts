import type { CalendarDate } from '@landsea/contracts/core';

export interface InvitedTrip {
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

export interface InvitationAuthor {
  agentName: string;
  agencyName: string | null;
}

interface ClientInvitationFacts extends InvitationAuthor {
  trip: InvitedTrip | null;
  line: string;
}

interface ClientInvitationText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: CalendarDate): string => formatter.format(new Date(`${date}T12:00:00Z`));
};
const formatMonth = format({ month: 'long' });
const formatDay = format({ month: 'short', day: 'numeric' });

const DOMAIN = /\p{L}\.\p{L}{2,}/u;
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} '’“”.,&()+!-]{1,120}$/u;

/** True for a name that leads nowhere: the reader of the mail may never have asked for it. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name) && !DOMAIN.test(name);

const nameAuthor = ({ agentName, agencyName }: InvitationAuthor): string => {
  const agent = isPlainName(agentName) ? agentName : 'Your travel agent';
  return agencyName && isPlainName(agencyName) ? `${agent} (${agencyName})` : agent;
};

/** The trip that an invitation is about: the next one, and none that is over. */
export const chooseInvitedTrip = <Trip extends InvitedTrip>(
  trips: readonly Trip[],
  today: CalendarDate,
): Trip | null =>
  trips
    .filter(({ endDate }) => endDate >= today)
    .sort((one, other) => one.startDate.localeCompare(other.startDate))[0] ?? null;

/** The words of the mail that a client is invited by, as the agent's preview shows them. */
export const writeClientInvitation = ({
  line,
  trip,
  ...author
}: ClientInvitationFacts): ClientInvitationText => {
  const who = nameAuthor(author);
  const own = line.trim() ? [line.trim()] : [];
  if (!trip)
    return {
      subject: `${who} would like to plan your trip with you`,
      heading: 'Let’s plan your trip',
      paragraphs: [
        ...own,
        'I plan your trip here, day by day. Look in, tell me what you wish for, and write to me any time.',
        who,
      ],
      button: 'See your trip',
    };
  const named = isPlainName(trip.name) ? `“${trip.name}”` : 'your trip';
  return {
    subject: `${who} has your ${formatMonth(trip.startDate)} trip ready`,
    heading: 'Your trip is ready to look at',
    paragraphs: [
      ...own,
      `I put ${named}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}, in one place. Look, and tell me what you wish for.`,
      who,
    ],
    button: 'See your trip',
  };
};
