import { localMemory } from '@landsea/web-kit';
import { useEffect, useState } from 'react';

/** Whoever comes back within this time still looks for the same time. */
const SAME_LOOK_MS = 30 * 60_000;

/** When somebody looked, the newest change that was there then, and the newest of the time before; empty for none. */
export interface Look {
  at: string;
  seen: string;
  since: string;
}

/** Changes are told apart by the service's clock, for this one may be wrong. Who looks first has missed nothing. */
export const nextLook = (last: Look | undefined, now: Date, newest: string): Look => {
  const isSame = last && now.getTime() - new Date(last.at).getTime() < SAME_LOOK_MS;
  return { at: now.toISOString(), seen: newest, since: isSame ? last.since : (last?.seen ?? newest) };
};

/** The prefix is among those that signing out clears. */
const keyOf = (userId: string, tripId: string) => `trip_look_${userId}_${tripId}`;

const lookHeld = (key: string): Look | undefined => {
  const [at, seen = '', since = ''] = localMemory.read(key)?.split(' ') ?? [];
  return at === undefined ? undefined : { at, seen, since };
};

/** The newest change that this person had seen in this browser when they came; `newest` is what they see now. */
export const useLastLook = (userId: string, tripId: string, newest: string): string => {
  const key = keyOf(userId, tripId);
  const [{ since }] = useState(() => nextLook(lookHeld(key), new Date(), newest));
  useEffect(() => {
    localMemory.write(key, `${new Date().toISOString()} ${newest} ${since}`);
  }, [key, newest, since]);
  return since;
};
