import { useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useEffect } from 'react';
import { keptUnder } from './kept-slice';
import type { KeptWrites } from './kept-writes';

/**
 * What is kept of a list's writes, for a page: it sends what an earlier visit left behind, and says what waits.
 *
 * - `waiting`: how many wait for a connection.
 * - `unreadable`: what an earlier visit left behind and cannot be sent, as it stands in the storage, until `dismiss`.
 */
export const useKeptWrites = (writes: KeptWrites, arg: string) => {
  const dispatch = useAppDispatch();
  const storageKey = useAppSelector((state) => writes.storageKey(state, arg));
  const { count, isWaiting, unreadable } = useAppSelector((state) => keptUnder(state, storageKey));
  useEffect(() => {
    if (storageKey !== undefined) dispatch(writes.restore(arg));
  }, [arg, dispatch, storageKey, writes]);
  return {
    waiting: isWaiting || !navigator.onLine ? count : 0,
    unreadable,
    dismiss: () => dispatch(writes.dismissUnreadable(arg)),
  };
};
