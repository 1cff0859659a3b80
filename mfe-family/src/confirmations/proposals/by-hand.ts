import { blankBooking, type ReadBooking } from '@landsea/web-kit/confirmations';
import type { Proposal, ProposalTrip } from './proposal';
import { makeProposals } from './read-proposals';

/** Signs of answering and forwarding in front of a subject, in the languages of guests. */
const answered = /^(?:(?:fwd?|re|wg|aw|rv|tr|enc|doorst|i|r)\s*:\s*)+/i;

/** An empty form for a mail in which no booking was read, named after its subject, with what the mail says for certain. */
export const proposeByHand = (
  certain: Partial<ReadBooking>,
  subject: string,
  trip: ProposalTrip,
): Proposal[] => {
  const title = subject.replace(answered, '').trim() || null;
  const booking: ReadBooking = { ...blankBooking, ...certain, kind: 'other', title };
  return makeProposals([booking], trip).map((proposal) => ({ ...proposal, isTaken: true }));
};
