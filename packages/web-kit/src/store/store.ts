import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { accessibilitySlice, createAccessibilityListener } from './accessibility-slice';
import { activeTripSlice } from './active-trip-slice';
import { pageBrandSlice } from './page-brand-slice';
import { api } from '../http/api';
import { listenToErrors } from '../http/error-listener';
import { createSessionListener } from '../session/session-listener';
import { sessionSlice } from '../session/session-slice';

/** A remote adds its slices with `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(
  api,
  sessionSlice,
  activeTripSlice,
  accessibilitySlice,
  pageBrandSlice,
);

export type RootState = ReturnType<typeof rootReducer>;

export const createStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults()
        .prepend(createSessionListener().middleware, createAccessibilityListener().middleware)
        .concat(api.middleware, listenToErrors),
    // By default an optimistic change is shown only in the next animation frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
