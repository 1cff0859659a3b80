import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { localMemory } from './browser-storage';

export interface ActiveTripState {
  id?: string;
}

/** The trip the person works on, remembered in this browser. */
export const activeTripSlice = createSlice({
  name: 'activeTrip',
  initialState: (): ActiveTripState => ({ id: localMemory.read('activeTripId') }),
  reducers: {
    setActiveTrip: (_state, { payload }: PayloadAction<string | undefined>): ActiveTripState => ({
      id: payload,
    }),
  },
});

/** `dispatch(setActiveTrip(id))`: from now on the pages without a trip in their address show this one. */
export const { setActiveTrip } = activeTripSlice.actions;
