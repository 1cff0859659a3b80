import type { Booking, ChangeBookings } from '@landsea/contracts/bookings';
import { findSameBooking } from '../../trip-bookings/api/trip-bookings';
import { isItemKind, type Proposal } from './proposal';
import { toCreateBooking, changeFrom, type ProposalFacts } from './proposal-booking';

export const nameStep = (taken: readonly Proposal[], isKnown: (proposal: Proposal) => boolean): string => {
  const verb = taken.every(({ confirmation }) => confirmation.isCanceled)
    ? 'Canceled'
    : taken.every(isKnown)
      ? 'Updated'
      : 'Added';
  const count = taken.length === 1 ? 'a booking' : `${taken.length} bookings`;
  return `${verb} ${count} from a confirmation`;
};

export const submitLabel = (
  taken: readonly Proposal[],
  offered: readonly Proposal[],
  isKnown: (proposal: Proposal) => boolean,
): string => {
  const count = taken.length;
  const named = count > 0 ? taken : offered;
  if (named.length > 0 && named.every(({ confirmation }) => confirmation.isCanceled))
    return count > 1 ? `Mark ${count} as canceled` : 'Mark as canceled';
  if (named.length > 0 && named.every(isKnown)) return 'Update my trip';
  if (taken.some(isKnown)) return `Save ${count} bookings`;
  return count > 1 ? `Add ${count} bookings` : 'Add to my trip';
};

export type NewId = (proposal: Proposal, name: string) => string;

export const makeBookingsStep = (
  taken: readonly Proposal[],
  bookings: readonly Booking[],
  facts: ProposalFacts,
  newId: NewId,
): Pick<ChangeBookings, 'add' | 'change'> => {
  const step: Pick<ChangeBookings, 'add' | 'change'> = { add: [], change: [] };
  for (const proposal of taken.filter(({ kind }) => !isItemKind(kind))) {
    const read = toCreateBooking(proposal, facts, (name) => newId(proposal, name));
    const known = findSameBooking({ ...read, numbers: read.numbers ?? [], end: read.end ?? null }, bookings);
    if (proposal.confirmation.isCanceled) {
      if (known && known.status !== 'canceled')
        step.change.push({ id: known.id, version: known.version, status: 'canceled' });
    } else if (!known) step.add.push(read);
    else {
      const change = changeFrom(read, known);
      if (Object.keys(change).length > 0)
        step.change.push({ id: known.id, version: known.version, ...change });
    }
  }
  return step;
};
