import type { Booking } from '@landsea/contracts/bookings';

/** An agent plans to make it: nothing is held at the supplier, so that no hold ends. */
export const isToBook = ({
  status,
  heldUntil,
  numbers,
  source,
}: Pick<Booking, 'status' | 'heldUntil' | 'numbers' | 'source'>): boolean =>
  status === 'held' && heldUntil === null && numbers.length === 0 && source === 'agent';
