import { formatCount, formatDate } from '@landsea/contracts/core';
import { makeEmailBody, type Mail } from '@landsea/nest-kit';
import { isTakenBack } from '@landsea/rules/agents';
import { getStopPage, getUnsubscribeUrl } from '../digests/digest-email.js';
import { writeFootnote, readBrand, chooseReplyAddress, nameSender } from '../intake-forms/intake-emails.js';
import type { IntakeSender } from '../intake-forms/intake-senders.js';
import type { RecordedLine } from './recorded-things.js';

export type DigestEmailLine = Pick<RecordedLine, 'tripId' | 'tripName' | 'day' | 'text'>;

export interface DigestEmailTo {
  firstName: string;
  address: string;
  /** The account opens the portal. */
  hasAccount: boolean;
  /** An invitation is open, whose link is in another email. */
  isInvited: boolean;
  /** The reader’s own link to an itinerary that is named. */
  itineraryUrl: string | undefined;
  token: string;
}

const NO_DAY = 'Also new';

const groupBy = <Line, Key>(lines: readonly Line[], keyOf: (line: Line) => Key): [Key, Line[]][] =>
  [...new Set(lines.map(keyOf))].map((key) => [key, lines.filter((line) => keyOf(line) === key)]);

/** One paragraph for each day: a heading and its lines. */
const listDays = (lines: readonly DigestEmailLine[]): string[] =>
  groupBy(lines, ({ day }) => day).map(([day, ofDay]) =>
    [day === null ? NO_DAY : formatDate(day), ...ofDay.map(({ text }) => `• ${text}`)].join('\n'),
  );

/** A trip is named where there are several. */
const listTrips = (lines: readonly DigestEmailLine[]): string[] => {
  const names = new Set(lines.flatMap(({ tripName }) => tripName ?? []));
  if (names.size <= 1) return listDays(lines);
  const trips = groupBy(lines, ({ tripName }) => tripName);
  return trips.flatMap(([name, ofTrip]) => [...(name === null ? [] : [name]), ...listDays(ofTrip)]);
};

const headingOf = (lines: readonly DigestEmailLine[]): string => {
  const names = new Set(lines.flatMap(({ tripName }) => tripName ?? []));
  const [name] = names;
  return `${name !== undefined && names.size === 1 ? name : 'Your trips'}: ${formatCount(lines.length, 'update')}`;
};

const actionOf = (
  { hasAccount, itineraryUrl }: DigestEmailTo,
  tripIds: ReadonlySet<string>,
  origin: string,
) => {
  if (!hasAccount) return itineraryUrl && { label: 'Open your itinerary', url: itineraryUrl };
  const [tripId] = tripIds;
  const query = tripId !== undefined && tripIds.size === 1 ? `?trip=${tripId}` : '';
  return { label: 'Open your trip', url: `${origin}/client-portal${query}` };
};

/** Nothing of what the agent keeps for the agency stands in it: the lines are the family’s own view. */
export const makeClientDigestEmail = (
  sender: IntakeSender,
  lines: readonly DigestEmailLine[],
  to: DigestEmailTo,
  origin: string,
): Mail => {
  const heading = headingOf(lines);
  const action = actionOf(to, new Set(lines.flatMap(({ tripId }) => tripId ?? [])), origin);
  const { firstName, address, hasAccount, isInvited, itineraryUrl, token } = to;
  return {
    to: address,
    subject: heading,
    unsubscribeUrl: getUnsubscribeUrl(origin, token),
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: [
        `Hi ${firstName},`,
        lines.some(({ text }) => isTakenBack(text))
          ? 'Here’s what changed in your plans:'
          : `Here’s what ${nameSender(sender)} took care of for you:`,
        ...listTrips(lines),
        ...(hasAccount && itineraryUrl ? [`Your itinerary: ${itineraryUrl}`] : []),
        ...(isInvited
          ? ['The whole plan is ready for you: open the link in your invitation to see it.']
          : []),
      ],
      ...(action && { action }),
      footnote:
        `${writeFootnote(sender)} You get this once a day at most, when there’s something new.`.trim(),
      footnoteLink: { label: 'Stop these emails', url: getStopPage(origin, token) },
    }),
  };
};
