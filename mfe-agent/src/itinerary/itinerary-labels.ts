import type { AgentItinerary, ItineraryRecipient, ItinerarySection } from '@landsea/contracts/agents';
import { formatCount, getDateIn } from '@landsea/contracts/core';
import { formatDate } from '@landsea/web-kit';

export const sectionNames: Readonly<Record<ItinerarySection, { label: string; hint?: string }>> = {
  days: { label: 'Day by day' },
  bookings: { label: 'Where they’re staying' },
  numbers: { label: 'Confirmation numbers', hint: 'Shown after a code that we email to the reader' },
  payments: { label: 'Payments', hint: 'Amounts and due dates' },
  papers: { label: 'Papers', hint: 'What you share with the household' },
  contacts: { label: 'Contacts' },
  wishes: { label: 'If there is time' },
};

export const describePublished = ({
  publishedNumber,
  publishedAt,
  changes,
}: Pick<AgentItinerary, 'publishedNumber' | 'publishedAt' | 'changes'>): string => {
  if (publishedNumber === null || publishedAt === null) return 'Not published yet: only you see it.';
  if (changes.length === 0)
    return `Published ${formatDate(getDateIn(new Date(publishedAt)))}. Nothing changed since.`;
  return `${formatCount(changes.length, 'change')} not published: ${changes.slice(0, 2).join('; ')}${changes.length > 2 ? '…' : '.'}`;
};

export const describeReader = (
  { lastSeenAt, toldNumber, withdrawnAt }: ItineraryRecipient,
  publishedNumber: number | null,
): string => {
  if (withdrawnAt) return 'The link is off';
  const seen = lastSeenAt
    ? `Last looked ${formatDate(getDateIn(new Date(lastSeenAt)))}`
    : 'Hasn’t looked yet';
  if (toldNumber === null)
    return publishedNumber === null ? 'Gets the link when you tell them' : 'Not told yet';
  return toldNumber === publishedNumber ? seen : `${seen} · not told of the last changes`;
};
