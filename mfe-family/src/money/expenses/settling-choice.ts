import { localMemory } from '@landsea/web-kit';

const keyOf = (tripId: string): string => `expense_settling_${tripId}`;
const APART = 'apart';

/** A couple with children settles as one purse on this device until somebody turns it off. */
export const settlesTogether = (tripId: string): boolean => localMemory.read(keyOf(tripId)) !== APART;

export const keepSettling = (tripId: string, together: boolean): void =>
  localMemory.write(keyOf(tripId), together ? undefined : APART);
