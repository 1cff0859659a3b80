import type { Commission } from '@landsea/contracts/agents';
import { countOpenCents } from './judge-commission.js';
import { formatCents } from './statement-sum.js';

type LateBooking = Pick<
  Commission,
  | 'clientName'
  | 'title'
  | 'supplierName'
  | 'numbers'
  | 'startsOn'
  | 'endsOn'
  | 'state'
  | 'ownCents'
  | 'receivedCents'
>;

export interface FollowUpEmail {
  subject: string;
  text: string;
}

const usDate = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
};

const describe = (booking: LateBooking): string => {
  const { clientName, title, supplierName, numbers, startsOn, endsOn, ownCents, receivedCents } = booking;
  const open = countOpenCents(booking);
  return [
    `${numbers.length > 0 ? `Confirmation ${numbers.join(', ')}` : 'No number on file'}: ${clientName}`,
    `  ${[supplierName, title].filter(Boolean).join(', ')}, ${usDate(startsOn)} to ${usDate(endsOn)}`,
    receivedCents > 0
      ? `  Expected ${formatCents(ownCents ?? 0)}, received ${formatCents(receivedCents)}, open ${formatCents(open)}`
      : `  Expected ${formatCents(ownCents ?? 0)}, nothing received`,
  ].join('\n');
};

/** One email to a host or supplier about all that is late; the agent’s cents, dates as Americans write them. */
export const writeFollowUpEmail = (bookings: readonly LateBooking[], signature: string): FollowUpEmail => {
  const total = formatCents(bookings.reduce((sum, each) => sum + countOpenCents(each), 0));
  const count = bookings.length === 1 ? 'one booking' : `${bookings.length} bookings`;
  return {
    subject: `Commission for ${count}, ${total}`,
    text: [
      'Hello,',
      `Could you please check the commission for ${count}? Travel is over, and ${total} hasn’t reached me yet.`,
      ...bookings.map(describe),
      'Please tell me when it was paid, or what you need from me. Thank you!',
      ...(signature ? [signature] : []),
    ].join('\n\n'),
  };
};
