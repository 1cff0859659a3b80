import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { activeTripSlice, setActiveTrip, type ActiveTripState } from '../store/active-trip-slice';
import { api } from '../http/api';
import {
  clearCachedEntries,
  clearUnsentOfOthers,
  localMemory,
  sessionMemory,
} from '../store/browser-storage';
import { sessionApi } from './session-api';
import type { SessionState } from './session-slice';
import { timings } from '../http/timings';

interface ListenedState {
  session: SessionState;
  activeTrip: ActiveTripState;
}
type Dispatch = ThunkDispatch<ListenedState, unknown, UnknownAction>;

const rememberSignedIn = () => {
  localMemory.write('lastAuthTime', String(Date.now()));
  sessionMemory.write('wasAuthenticated', 'true');
};

export const forgetTrips = (dispatch: Dispatch, keepsUnsent: boolean) => {
  clearCachedEntries({ keepsUnsent });
  dispatch(setActiveTrip(undefined));
};

const { getUser, login, logout } = sessionApi.endpoints;

/** Unsent input is removed at a sign-out or for another person; it outlives an expired session. */
export const createSessionListener = () => {
  const listener = createListenerMiddleware<ListenedState, Dispatch>();
  listener.startListening({
    predicate: (_action, now, before) =>
      now.session.status !== before.session.status || now.session.user?.id !== before.session.user?.id,
    effect: (action, { getState, getOriginalState, dispatch }) => {
      const { session } = getState();
      const before = getOriginalState().session.user?.id;
      const isAnother = before !== undefined && before !== session.user?.id;
      if (session.status === 'anonymous' || (session.user && isAnother))
        forgetTrips(dispatch, !logout.matchFulfilled(action));
      if (session.user) clearUnsentOfOthers(session.user.id);
      if (session.status === 'authenticated') rememberSignedIn();
      if (session.status === 'anonymous') sessionMemory.write('wasAuthenticated', undefined);
      const hadCache = before !== undefined || getOriginalState().session.status === 'anonymous';
      if (hadCache && before !== session.user?.id) dispatch(api.util.resetApiState());
    },
  });
  listener.startListening({
    matcher: getUser.matchFulfilled,
    effect: ({ payload }) => {
      if (payload) rememberSignedIn();
    },
  });
  listener.startListening({
    matcher: login.matchFulfilled,
    effect: async (_action, { delay, dispatch }) => {
      await delay(timings.session.recheckAfterLogin);
      void dispatch(getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
  listener.startListening({
    actionCreator: setActiveTrip,
    effect: (_action, { getState }) => {
      const { id } = getState()[activeTripSlice.reducerPath];
      localMemory.write('activeTripId', id);
    },
  });
  return listener;
};
