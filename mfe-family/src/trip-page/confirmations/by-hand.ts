import { blankBooking } from './reading/confirmation';
import type { ReadBooking } from './reading/confirmation';
import { numbersIn } from './reading/fields/numbers';
import { valuesOfMail } from './reading/mail-values';
import { READ_LENGTH } from './reading/read-confirmation';
import { withoutHeads } from './reading/text/forwarded-heads';
import { rowsOf } from './reading/text/rows';
import { isOnTrip } from './proposal';
import type { Proposal, ProposalTrip } from './proposal';
import { proposalsOf } from './read-proposals';

/** Signs of answering and forwarding in front of a subject, in the languages of guests. */
const answered = /^(?:(?:fwd?|re|wg|aw|rv|tr|enc|doorst|i|r)\s*:\s*)+/i;

const only = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** What a mail says without any doubt although it is not clear what it confirms: its only day on the trip, time, number, amount. */
const readCertain = (text: string, trip: ProposalTrip): Partial<ReadBooking> => {
  const rows = withoutHeads(rowsOf(text.slice(0, READ_LENGTH)));
  const body = rows.join('\n');
  const values = valuesOfMail(body, trip);
  const days = values.dates(body).filter(({ date, doubt }) => doubt === undefined && isOnTrip(date, trip));
  const [first, last] = days;
  const isRange = days.length === 2 && first?.span === 'from';
  const times = values.times(body).filter(({ doubt }) => doubt === undefined);
  const amounts = values.money(body).filter(({ cents }) => cents > 0);
  const currency = only(amounts.map((each) => each.currency));
  const totalCents = only(amounts.map(({ cents }) => cents));
  const numbers = numbersIn(rows);
  return {
    date: isRange ? (first?.date ?? null) : only(days.map(({ date }) => date)),
    endDate: isRange ? (last?.date ?? null) : null,
    time: only(times.map(({ time }) => time)),
    numbers,
    number: only(numbers.map(({ value }) => value)),
    ...(currency !== null && totalCents !== null && { currency, totalCents }),
  };
};

/** An empty form for a mail in which no booking was read, named after its subject, with what the mail says for certain. */
export const proposeByHand = (text: string, subject: string, trip: ProposalTrip): Proposal[] => {
  const title = subject.replace(answered, '').trim() || null;
  const booking: ReadBooking = { ...blankBooking, ...readCertain(text, trip), kind: 'other', title };
  return proposalsOf([booking], trip).map((proposal) => ({ ...proposal, isTaken: true }));
};
