import type { Proposal, ProposalTrip } from './proposal';
import { listTripConflicts } from './proposal-checks';
import {
  isOnTrip,
  openDateDoubt,
  openTimeDoubt,
  type ReadBooking,
  type ReadChoice,
} from '@landsea/web-kit/confirmations';
import { addsStay } from './trip-additions';

type Field = ReadChoice['field'];

/** Nothing is taken that the text leaves open: a doubt, two readings, a guessed kind, a request, or something that is canceled. */
const isCertain = ({ title, doubts, choices, isGuess, isCanceled, isUnconfirmed }: ReadBooking): boolean =>
  title !== null && doubts.length + choices.length === 0 && !isGuess && !isCanceled && !isUnconfirmed;

/** True for what is ready to be added without another look: certain in the mail, on the trip, and nothing there is in its way. */
export const isReady = (proposal: Proposal, trip: ProposalTrip): boolean =>
  isOnTrip(proposal.date, trip) &&
  isCertain(proposal.confirmation) &&
  listTripConflicts(proposal, trip).length === 0;

const isDate = (field: Field): boolean => field === 'date' || field === 'endDate';

/** A confirmation in which a field is settled: its choice is gone, and so is its doubt unless another field shares it. */
export const settle = (confirmation: ReadBooking, field: Field): ReadBooking => {
  const choices = confirmation.choices.filter((choice) => choice.field !== field);
  const isShared = choices.some((choice) => isDate(choice.field) === isDate(field));
  const answered = isDate(field) ? openDateDoubt : openTimeDoubt;
  const doubts = isShared ? confirmation.doubts : confirmation.doubts.filter((doubt) => doubt !== answered);
  return { ...confirmation, choices, doubts };
};

/** Both readings of the other day of a mail, which writes its days in one order. */
const partnerOf = (choices: readonly ReadChoice[], field: Field): ReadChoice | undefined =>
  isDate(field) ? choices.find((choice) => choice.field !== field && isDate(choice.field)) : undefined;

/** The proposal with one of two readings chosen, for both of its days; it is taken once nothing else is open. */
export const chooseReading = (
  proposal: Proposal,
  field: Field,
  value: string,
  trip: ProposalTrip,
): Proposal => {
  const { choices } = proposal.confirmation;
  const own = choices.find((choice) => choice.field === field);
  const partner = partnerOf(choices, field);
  const other = partner?.values[own?.values.indexOf(value) ?? -1];
  const settled = settle(proposal.confirmation, field);
  const next: Proposal =
    partner && other !== undefined
      ? { ...proposal, [field]: value, [partner.field]: other, confirmation: settle(settled, partner.field) }
      : { ...proposal, [field]: value, confirmation: settled };
  const isTaken = proposal.isTaken || isReady(next, trip);
  return { ...next, isTaken, addsToTrip: addsStay(next, trip) !== undefined };
};
