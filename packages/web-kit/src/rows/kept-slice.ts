import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice, rootReducer, sessionApi, sessionEnded, type RootState } from '@landsea/web-kit';

export interface KeptState {
  count: number;
  isWaiting: boolean;
  /** In the form of the storage. */
  unreadable: unknown[];
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

export const getKept = (
  state: RootState & Partial<WithSlice<typeof keptSlice>>,
  storageKey: string | undefined,
): KeptState => (storageKey === undefined ? nothingKept : selectors.keptUnder(state, storageKey));
