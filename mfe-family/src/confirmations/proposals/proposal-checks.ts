import { formatAmount } from '@landsea/rules/bookings';
import { formatDate } from '@landsea/web-kit';
import { isItemKind, type Proposal, type ProposalTrip } from './proposal';
import { isOnTrip, openDateDoubt, openTimeDoubt } from '@landsea/web-kit/confirmations';
import { findAmountProblem, parseAmount } from './typed-amounts';

/** Items of days cost dollars, so another currency becomes a fact of theirs. */
export const listFacts = ({
  kind,
  currency,
  total,
  confirmation: { facts, people, cancelBy },
}: Proposal): string[] => [
  ...facts,
  ...(isItemKind(kind) && currency !== 'USD' && parseAmount(total, currency)
    ? [`Total ${formatAmount(parseAmount(total, currency) ?? 0, currency)}`]
    : []),
  ...(people && isItemKind(kind) ? [`Party of ${people}`] : []),
  ...(cancelBy && isItemKind(kind) ? [`Cancel free until ${formatDate(cancelBy)}`] : []),
];

const stayDoubts = ({ kind, title, date, endDate }: Proposal, { stays }: ProposalTrip): string[] => {
  if (kind !== 'hotel' || stays.length === 0) return [];
  const named = stays.filter(({ hotelName }) => hotelName.toLowerCase() === title.trim().toLowerCase());
  const stay = named.length > 1 ? named.find(({ checkIn }) => checkIn === date) : named[0];
  if (stay)
    return endDate && (stay.checkIn !== date || stay.checkOut !== endDate)
      ? [`Your trip says ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)} here.`]
      : [];
  const other = stays.find(({ checkIn, checkOut }) => date < checkOut && endDate > checkIn);
  return other ? [`Your trip has ${other.hotelName} on these nights.`] : [];
};

const sailingDoubts = ({ kind, title, date }: Proposal, { sailing }: ProposalTrip): string[] =>
  kind === 'cruise' &&
  sailing &&
  ((title.trim() !== '' && sailing.ship !== title) || sailing.embarkationDate !== date)
    ? [`Your trip has the ${sailing.ship} from ${formatDate(sailing.embarkationDate)} instead.`]
    : [];

/** Differences from the trip are not taken over unseen. */
export const listTripConflicts = (proposal: Proposal, trip: ProposalTrip): string[] => [
  ...stayDoubts(proposal, trip),
  ...sailingDoubts(proposal, trip),
];

const cancelDoubt = (isKnown: boolean): string =>
  isKnown
    ? 'This email says it is canceled.'
    : 'This email says it is canceled, and it isn’t on your trip. There’s nothing to change.';

/** The sentences that a choice between two readings answers. */
export const choiceDoubts: readonly string[] = [openDateDoubt, openTimeDoubt];

/** @param isKnown the trip has the booking that it is about. */
export const listDoubts = (proposal: Proposal, trip: ProposalTrip, isKnown = false): string[] => {
  const { confirmation, date } = proposal;
  const { title, doubts, isGuess, isCanceled, isUnconfirmed } = confirmation;
  return [
    ...(isCanceled ? [cancelDoubt(isKnown)] : []),
    ...(isUnconfirmed ? ['This email does not confirm it yet. Add it once it is confirmed.'] : []),
    ...(isGuess
      ? ['This email does not say clearly what it confirms. Check the name, the day and the kind.']
      : []),
    ...(confirmation.date === null ? ['The text has no date that we can read. Fill it in.'] : doubts),
    ...(date !== '' && !isOnTrip(date, trip)
      ? ['This is not on a day of your trip. Change the day here, or the dates of your trip.']
      : []),
    ...(title === null ? ['We could not read what it is for. Give it a name.'] : []),
    ...listTripConflicts(proposal, trip),
  ];
};

export const listRemarks = (
  { confirmation: { people, isCanceled, isChange }, kind }: Proposal,
  trip: ProposalTrip,
  isKnown = false,
): string[] => {
  const update = isChange
    ? 'This email changes a booking you have. We’ll update it.'
    : 'You have this booking already. We’ll update it.';
  return [
    ...(isKnown && !isCanceled ? [update] : []),
    ...(people !== null && people !== trip.party.length && kind !== 'tickets'
      ? [
          `The email is for ${people}, your party is ${trip.party.length}. Choose who goes once it is on your trip.`,
        ]
      : []),
  ];
};

export type ProposalProblems = Partial<Record<keyof Proposal, string>>;

export const findProposalProblems = (proposal: Proposal, trip: ProposalTrip): ProposalProblems => {
  const { kind, title, date, endDate, currency, total, paid, due, confirmation } = proposal;
  // A booking that is marked as canceled keeps everything else.
  if (confirmation.isCanceled) return {};
  const money = (['total', 'paid', 'due'] as const).flatMap((field) => {
    const problem = findAmountProblem(proposal[field], currency);
    return problem === undefined ? [] : [[field, problem]];
  });
  const [totalCents, paidCents, dueCents] = [total, paid, due].map((each) => parseAmount(each, currency));
  const sum = (paidCents ?? 0) + (dueCents ?? 0);
  const open = confirmation.choices.map(({ field }) => [field, 'Choose one of the two']);
  return {
    ...(title.trim() === '' && { title: 'Give it a name' }),
    ...(date === '' && { date: 'Choose a day' }),
    ...(date !== '' && isItemKind(kind) && !isOnTrip(date, trip) && { date: 'Choose a day of your trip' }),
    ...(kind === 'hotel' &&
      endDate !== '' &&
      endDate <= date && { endDate: 'Check-out comes after check-in' }),
    ...(typeof totalCents === 'number' &&
      sum > totalCents && { total: 'Paid and due are more than this total' }),
    ...Object.fromEntries(open),
    ...Object.fromEntries(money),
  };
};
