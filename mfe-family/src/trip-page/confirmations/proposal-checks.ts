import type { Booking } from '@landsea/contracts/bookings';
import { moneyProblem } from '@landsea/ui/fields/money-field';
import { formatDate } from '@landsea/web-kit';
import { isItemKind, isOnTrip } from './proposal';
import type { Proposal, ProposalTrip } from './proposal';
import { centsOf } from './proposal-booking';

/** What the mail says besides what has a field. */
export const factsOf = ({ kind, confirmation: { facts, people, cancelBy } }: Proposal): string[] => [
  ...facts,
  ...(people && isItemKind(kind) ? [`Party of ${String(people)}`] : []),
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
  kind === 'cruise' && sailing && (sailing.ship !== title || sailing.embarkationDate !== date)
    ? [`Your trip has the ${sailing.ship} from ${formatDate(sailing.embarkationDate)} instead.`]
    : [];

/**
 * What to look at before taking it: where the mail and the trip differ, and what could be read in more than one way.
 * @param known the booking of the trip that it is about.
 */
export const doubtsOf = (proposal: Proposal, trip: ProposalTrip, known?: Booking): string[] => {
  const { confirmation, date, kind } = proposal;
  const { title, people, doubts, isGuess, isCanceled, isUnconfirmed } = confirmation;
  return [
    ...(isCanceled ? ['This email says it is canceled. Mark it as canceled on your Bookings page.'] : []),
    ...(isUnconfirmed ? ['This email does not confirm it yet. Add it once it is confirmed.'] : []),
    ...(isGuess
      ? ['This email does not say clearly what it confirms. Check the name, the day and the kind.']
      : []),
    ...(confirmation.date === null ? ['The text has no date that we can read. Fill it in.'] : doubts),
    ...(date !== '' && !isOnTrip(date, trip)
      ? ['This is not on a day of your trip. Change the day here, or the dates of your trip.']
      : []),
    ...(title === null ? ['We could not read what it is for. Give it a name.'] : []),
    ...stayDoubts(proposal, trip),
    ...sailingDoubts(proposal, trip),
    ...(known ? [`You have this booking already. We’ll update it.`] : []),
    ...(people !== null && people !== trip.party.length && kind !== 'tickets'
      ? [
          `The email is for ${String(people)}, your party is ${String(trip.party.length)}. Choose who goes once it is on your trip.`,
        ]
      : []),
  ];
};

export type ProposalProblems = Partial<Record<keyof Proposal, string>>;

/** Why it cannot be added as it stands, by field; empty when it can. */
export const problemsOf = (proposal: Proposal, trip: ProposalTrip): ProposalProblems => {
  const { kind, title, date, endDate, total, paid, due } = proposal;
  const money = (['total', 'paid', 'due'] as const).flatMap((field) => {
    const problem = moneyProblem(proposal[field]);
    return problem === undefined ? [] : [[field, problem]];
  });
  const [totalCents, sum] = [centsOf(total), (centsOf(paid) ?? 0) + (centsOf(due) ?? 0)];
  return {
    ...(title.trim() === '' && { title: 'Give it a name' }),
    ...(date === '' && { date: 'Choose a day' }),
    ...(date !== '' && isItemKind(kind) && !isOnTrip(date, trip) && { date: 'Choose a day of your trip' }),
    ...(kind === 'hotel' &&
      endDate !== '' &&
      endDate <= date && { endDate: 'Check-out comes after check-in' }),
    ...(totalCents !== null && sum > totalCents && { total: 'Paid and due are more than this total' }),
    ...Object.fromEntries(money),
  };
};
