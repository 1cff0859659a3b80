import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { localMemory } from './browser-storage';

export interface ActiveTripState {
  id?: string;
}

export const activeTripSlice = createSlice({
  name: 'activeTrip',
  initialState: (): ActiveTripState => ({ id: localMemory.read('activeTripId') }),
  reducers: {
    setActiveTrip: (_state, { payload }: PayloadAction<string | undefined>): ActiveTripState => ({
      id: payload,
    }),
  },
});

export const { setActiveTrip } = activeTripSlice.actions;
