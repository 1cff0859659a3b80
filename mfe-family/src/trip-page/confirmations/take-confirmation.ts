import type { Booking, ChangeBookings } from '@landsea/contracts/bookings';
import { findSameBooking } from '../bookings/trip-bookings';
import { isItemKind } from './proposal';
import type { Proposal } from './proposal';
import { bookingOf, changeFrom } from './proposal-booking';
import type { ProposalFacts } from './proposal-booking';

/** `a booking`, `three bookings`, as the step of undo calls them. */
export const stepTitle = (count: number): string =>
  `Added ${count === 1 ? 'a booking' : `${String(count)} bookings`} from a confirmation`;

export type NewId = (proposal: Proposal, name: string) => string;

/** What is taken as bookings of their own: new ones are added; those that the trip has are updated. */
export const bookingsStepOf = (
  taken: readonly Proposal[],
  bookings: readonly Booking[],
  facts: ProposalFacts,
  newId: NewId,
): Pick<ChangeBookings, 'add' | 'change'> => {
  const step: Pick<ChangeBookings, 'add' | 'change'> = { add: [], change: [] };
  for (const proposal of taken.filter(({ kind }) => !isItemKind(kind))) {
    const read = bookingOf(proposal, facts, (name) => newId(proposal, name));
    const known = findSameBooking({ ...read, numbers: read.numbers ?? [], end: read.end ?? null }, bookings);
    if (!known) step.add.push(read);
    else {
      const change = changeFrom(read, known);
      if (Object.keys(change).length > 0)
        step.change.push({ id: known.id, version: known.version, ...change });
    }
  }
  return step;
};
