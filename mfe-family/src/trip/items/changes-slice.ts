import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { localMemory, rootReducer, sessionEnded } from '@landsea/web-kit';
import type { RootState } from '@landsea/web-kit';
import type { DayChange } from './day-change';

/** A change that the service does not have yet. `id` is its idempotency key. */
export type QueuedChange = DayChange & { id: string };

interface TripQueue {
  changes: QueuedChange[];
  /** There was no answer to the last attempt: it is tried again by itself. */
  isWaiting: boolean;
}

const empty: TripQueue = { changes: [], isWaiting: false };
const keyOf = (tripId: string) => `trip_changes_${tripId}`;

const remembered = (tripId: string): QueuedChange[] => {
  const text = localMemory.read(keyOf(tripId));
  try {
    const changes: unknown = text ? JSON.parse(text) : [];
    return Array.isArray(changes) ? changes : [];
  } catch {
    return [];
  }
};

const remember = (tripId: string, { changes }: TripQueue): void =>
  localMemory.write(keyOf(tripId), changes.length > 0 ? JSON.stringify(changes) : undefined);

/**
 * What people did on the days of their trips while the service had not answered yet, oldest first. Kept in the browser too,
 * so that closing the page in a park without a signal loses nothing.
 */
const changesSlice = createSlice({
  name: 'dayChanges',
  initialState: {} as Record<string, TripQueue>,
  reducers: {
    restored: (state, { payload: tripId }: PayloadAction<string>) => {
      state[tripId] ??= { changes: remembered(tripId), isWaiting: false };
    },
    queued: (state, { payload }: PayloadAction<{ tripId: string; change: QueuedChange }>) => {
      const queue = (state[payload.tripId] ??= { changes: remembered(payload.tripId), isWaiting: false });
      queue.changes.push(payload.change);
      remember(payload.tripId, queue);
    },
    settled: (state, { payload }: PayloadAction<{ tripId: string; id: string }>) => {
      const queue = state[payload.tripId];
      if (!queue) return;
      queue.changes = queue.changes.filter(({ id }) => id !== payload.id);
      queue.isWaiting = false;
      remember(payload.tripId, queue);
    },
    waits: (state, { payload: tripId }: PayloadAction<string>) => {
      const queue = state[tripId];
      if (queue) queue.isWaiting = true;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({})),
  selectors: { queueOf: (state, tripId: string): TripQueue => state[tripId] ?? empty },
});
const { selectors } = changesSlice.injectInto(rootReducer);

export const { queued, restored, settled, waits } = changesSlice.actions;

export const queueOf = (
  state: RootState & Partial<WithSlice<typeof changesSlice>>,
  tripId: string,
): TripQueue => selectors.queueOf(state, tripId);
