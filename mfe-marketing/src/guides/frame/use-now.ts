import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const neverChanges = () => () => undefined;
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

export const useNow = (): Date | null => {
  const minute = useSyncExternalStore(neverChanges, thisMinute, () => null);
  return minute === null ? null : new Date(minute);
};
