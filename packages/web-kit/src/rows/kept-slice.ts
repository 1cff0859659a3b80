import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice, rootReducer, sessionApi, sessionEnded } from '@landsea/web-kit';
import type { RootState } from '@landsea/web-kit';

/** What a page shows of the writes that are kept in the browser under one storage key. */
export interface KeptState {
  /** How many the service has not answered. */
  count: number;
  /** There was no answer to the last attempt; it is tried again by itself. */
  isWaiting: boolean;
  /** What was read from the storage and cannot be sent, as it stands there. */
  unreadable: unknown[];
  /** Conflicts that nobody settled yet, with the list and the write that they belong to. */
  conflicts: { list: string; key: string; conflict: unknown }[];
}

const nothingKept: KeptState = { count: 0, isWaiting: false, unreadable: [], conflicts: [] };

type Of<T = object> = PayloadAction<{ storageKey: string } & T>;

const keptSlice = createSlice({
  name: 'keptWrites',
  initialState: {} as Record<string, KeptState>,
  reducers: {
    began: (state, { payload: { storageKey } }: Of) => {
      const kept = (state[storageKey] ??= { ...nothingKept });
      kept.count += 1;
    },
    waits: (state, { payload: { storageKey } }: Of) => {
      const kept = state[storageKey];
      if (kept) kept.isWaiting = true;
    },
    answered: (state, { payload: { storageKey } }: Of) => {
      const kept = state[storageKey];
      if (!kept) return;
      kept.count -= 1;
      kept.isWaiting = false;
    },
    foundUnreadable: (state, { payload: { storageKey, unreadable } }: Of<{ unreadable: unknown[] }>) => {
      const kept = (state[storageKey] ??= { ...nothingKept });
      kept.unreadable = unreadable;
    },
    conflicted: (state, { payload: { storageKey, ...found } }: Of<KeptState['conflicts'][number]>) => {
      const kept = (state[storageKey] ??= { ...nothingKept });
      kept.conflicts = [...kept.conflicts.filter(({ key }) => key !== found.key), found];
    },
    settled: (state, { payload: { storageKey, key } }: Of<{ key: string }>) => {
      const kept = state[storageKey];
      if (kept) kept.conflicts = kept.conflicts.filter((each) => each.key !== key);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => ({}))
      .addMatcher(sessionApi.endpoints.logout.matchFulfilled, () => ({})),
  selectors: {
    keptUnder: (state, storageKey: string): KeptState => state[storageKey] ?? nothingKept,
  },
});
const { selectors } = keptSlice.injectInto(rootReducer);

export const { answered, began, conflicted, foundUnreadable, settled, waits } = keptSlice.actions;

/** What is kept under a storage key; undefined: nothing can be. */
export const keptUnder = (
  state: RootState & Partial<WithSlice<typeof keptSlice>>,
  storageKey: string | undefined,
): KeptState => (storageKey === undefined ? nothingKept : selectors.keptUnder(state, storageKey));
