import type { Brand } from '@landsea/contracts/agents';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PageBrandState {
  brand: Brand | null;
}

const initialState: PageBrandState = { brand: null };

/** The frame of a page that an agent shows to clients has the agent's brand. */
export const pageBrandSlice = createSlice({
  name: 'pageBrand',
  initialState,
  reducers: {
    setPageBrand: (_state, { payload }: PayloadAction<Brand | null>): PageBrandState => ({ brand: payload }),
  },
});

export const { setPageBrand } = pageBrandSlice.actions;
