import { useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useEffect } from 'react';
import { getKept } from './kept-slice';
import type { KeptWrites } from './kept-writes';

/**
 * `waiting`: the number of unsent writes. `unreadable`: stored writes of an earlier visit that cannot be
 * sent, until `dismiss`.
 */
export const useKeptWrites = (writes: KeptWrites, arg: string) => {
  const dispatch = useAppDispatch();
  const storageKey = useAppSelector((state) => writes.getStorageKey(state, arg));
  const { count, isWaiting, unreadable } = useAppSelector((state) => getKept(state, storageKey));
  useEffect(() => {
    if (storageKey !== undefined) dispatch(writes.restore(arg));
  }, [arg, dispatch, storageKey, writes]);
  return {
    waiting: count > 0 && (isWaiting || !navigator.onLine) ? count : 0,
    unreadable,
    dismiss: () => dispatch(writes.dismissUnreadable(arg)),
  };
};
