import { localMemory } from '@landsea/web-kit';
import { useEffect, useState } from 'react';

/** A return within this time is the same look. */
const SAME_LOOK_MS = 30 * 60_000;

export interface Look {
  at: string;
  seen: string;
  since: string;
}

/** The service's clock orders changes, for this one may be wrong. A first look has missed nothing. */
export const getNextLook = (last: Look | undefined, now: Date, newest: string): Look => {
  const isSame = last && now.getTime() - new Date(last.at).getTime() < SAME_LOOK_MS;
  return { at: now.toISOString(), seen: newest, since: isSame ? last.since : (last?.seen ?? newest) };
};

/** Sign-out clears keys with this prefix. */
const keyOf = (userId: string, tripId: string) => `trip_look_${userId}_${tripId}`;

const lookHeld = (key: string): Look | undefined => {
  const [at, seen = '', since = ''] = localMemory.read(key)?.split(' ') ?? [];
  return at === undefined ? undefined : { at, seen, since };
};

export const useLastLook = (userId: string, tripId: string, newest: string): string => {
  const key = keyOf(userId, tripId);
  const [{ since }] = useState(() => getNextLook(lookHeld(key), new Date(), newest));
  useEffect(() => {
    localMemory.write(key, `${new Date().toISOString()} ${newest} ${since}`);
  }, [key, newest, since]);
  return since;
};
