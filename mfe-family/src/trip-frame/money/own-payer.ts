import { listPayers } from '@landsea/rules/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { localMemory, useSession } from '@landsea/web-kit';
import { useReader } from '../access/read-only';

const keyOf = (tripId: string): string => `expense_payer_${tripId}`;

/** This device remembers the payer. */
export const rememberPayer = (tripId: string, ref: string | null): void =>
  localMemory.write(keyOf(tripId), ref ?? undefined);

/**
 * The person's traveler, else the one with their name, else the last choice; undefined when it has to be
 * asked. Children pay for nothing.
 */
export const useOwnPayer = (trip: Pick<TripDetail, 'id' | 'party' | 'startDate'> | undefined) => {
  const travelsAs = useReader()?.travelsAs;
  const { user } = useSession();
  if (!trip) return undefined;
  const payers = listPayers(trip.party, trip.startDate).map(({ id, name }) => ({ ref: id ?? name, name }));
  const called = user?.firstName.trim().toLowerCase();
  const isCalled = (name: string) =>
    called !== undefined && name.trim().toLowerCase().split(/\s+/)[0] === called;
  const named = payers.filter(({ name }) => isCalled(name));
  const remembered = localMemory.read(keyOf(trip.id));
  const own =
    payers.find(({ ref }) => ref === travelsAs) ??
    (named.length === 1 ? named[0] : undefined) ??
    payers.find(({ ref }) => ref === remembered) ??
    (payers.length === 1 ? payers[0] : undefined);
  return own?.ref;
};
