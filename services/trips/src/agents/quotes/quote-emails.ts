import type { PublicQuote } from '@landsea/contracts/agents';
import {
  formatCount,
  formatDateRange,
  formatDateWithYear,
  getClockName,
  getDateIn,
  timeIn,
} from '@landsea/contracts/core';
import { formatQuoteMoney } from '@landsea/rules/agents';
import { makeEmailBody } from '@landsea/nest-kit';
import { readBrand, chooseReplyAddress, nameSender } from '../intake-forms/intake-emails.js';
import type { IntakeSender } from '../intake-forms/intake-senders.js';

/** `Dec 3, 2026, 11:59 PM (New York time)` on the clock of the agent. */
export const formatQuoteEnd = (instant: Date, zone: string): string => {
  const [hours = 0, minutes = 0] = timeIn(instant, zone).split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${formatDateWithYear(getDateIn(instant, zone))}, ${clock} (${getClockName(zone)})`;
};

const optionFacts = ({ options }: PublicQuote) =>
  options.map(({ title, place, startDate, endDate, totalCents, isAbout }) => ({
    label: title,
    value: [
      place,
      startDate && endDate ? formatDateRange(startDate, endDate) : '',
      totalCents === null ? '' : formatQuoteMoney(totalCents, isAbout),
    ]
      .filter(Boolean)
      .join(', '),
  }));

const GREETING = /^\s*(hi|hello|hey|dear|good (morning|afternoon|evening)|welcome)\b/i;

/** An agent's message that greets the client needs no second greeting. */
const listParagraphs = (message: string, firstName: string): string[] => [
  ...(GREETING.test(message) ? [] : [`Hi ${firstName},`]),
  ...message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
];

export const makeQuoteEmail = (
  sender: IntakeSender,
  quote: PublicQuote,
  { firstName, isNewVersion }: { firstName: string; isNewVersion: boolean },
  url: string,
) => {
  const who = nameSender(sender);
  const count = formatCount(quote.options.length, 'option');
  const heading = isNewVersion ? `A newer offer from ${who}` : `${count} for your trip from ${who}`;
  return {
    subject: quote.title ? `${quote.title}: ${heading}` : heading,
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: listParagraphs(quote.message, firstName),
      facts: [
        ...optionFacts(quote),
        { label: 'Valid until', value: formatQuoteEnd(new Date(quote.expiresAt), quote.zone) },
      ],
      action: { label: quote.options.length > 1 ? 'Compare and choose' : 'Look at the offer', url },
      footnote:
        'No account needed. Anyone with this link can see and answer the offer, so keep it to yourself.',
    }),
  };
};

interface Answered {
  clientName: string;
  number: number;
  optionTitle: string;
}

export const makeAcceptedEmail = (
  { clientName, number, optionTitle }: Answered,
  {
    by,
    totalCents,
    extras,
    endsAt,
    zone,
  }: { by: string; totalCents: number; extras: string[]; endsAt: Date; zone: string },
  tripProblem: string | undefined,
  url: string,
) => ({
  subject: `${clientName} accepted: ${optionTitle}`,
  ...makeEmailBody({
    heading: `${clientName} accepted your quote`,
    paragraphs: [
      tripProblem === undefined
        ? 'The trip, the bookings to make and your tasks are ready.'
        : `The trip is not made yet: ${tripProblem}`,
    ],
    facts: [
      { label: 'Quote', value: String(number) },
      { label: 'Option', value: optionTitle },
      ...(extras.length > 0 ? [{ label: 'Extras', value: extras.join(', ') }] : []),
      { label: 'Total', value: formatQuoteMoney(totalCents) },
      { label: 'Accepted by', value: by },
      { label: 'Price held until', value: formatQuoteEnd(endsAt, zone) },
    ],
    action: { label: 'Open the quote', url },
  }),
});

export const makeDeclinedEmail = (
  { clientName, number }: Omit<Answered, 'optionTitle'>,
  reason: string,
  url: string,
) => ({
  subject: `${clientName} declined quote ${number}`,
  ...makeEmailBody({
    heading: `${clientName} declined your quote`,
    paragraphs: [reason === '' ? 'They gave no reason.' : `Their reason: ${reason}`],
    action: { label: 'Open the quote', url },
  }),
});

export const makeChosenEmail = (sender: IntakeSender, optionTitle: string, totalCents: number) => ({
  subject: `You chose: ${optionTitle}`,
  ...chooseReplyAddress(sender),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: 'Your choice is in',
    paragraphs: [`${nameSender(sender)} books it next and confirms it to you. Nothing was charged.`],
    facts: [
      { label: 'You chose', value: optionTitle },
      { label: 'Total', value: formatQuoteMoney(totalCents) },
    ],
    footnote: 'If you didn’t choose this, please tell your travel agent right away.',
  }),
});
