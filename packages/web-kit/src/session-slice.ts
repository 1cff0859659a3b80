import type { User } from '@landsea/contracts';
import { createSlice } from '@reduxjs/toolkit';
import { sessionApi } from './session-api';

export interface SessionState {
  /** unreachable: nobody could be asked yet. It is never taken for signed out. */
  status: 'loading' | 'authenticated' | 'anonymous' | 'unreachable';
  user?: User;
}

const signedIn = (user: User): SessionState => ({ status: 'authenticated', user });
const signedOut = (): SessionState => ({ status: 'anonymous' });
const { getUser, login, register, logout } = sessionApi.endpoints;

/** Who is signed in. It outlives the query cache, which is emptied whenever the person changes. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'loading' }),
  reducers: { sessionEnded: signedOut },
  extraReducers: (build) => {
    build
      .addMatcher(getUser.matchFulfilled, (_state, { payload }) => (payload ? signedIn(payload) : signedOut()))
      .addMatcher(getUser.matchRejected, (state, { meta }) => {
        if (!meta.condition && !meta.aborted && !state.user && state.status === 'loading') {
          state.status = 'unreachable';
        }
      })
      .addMatcher(login.matchFulfilled, (_state, { payload }) => signedIn(payload))
      .addMatcher(register.matchFulfilled, (_state, { payload }) => signedIn(payload))
      .addMatcher(logout.matchFulfilled, signedOut);
  },
});

export const { sessionEnded } = sessionSlice.actions;
