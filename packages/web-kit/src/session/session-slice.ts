import type { User } from '@landsea/contracts/account';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from './session-api';

export interface SessionState {
  /** unreachable: never treated as signed out. */
  status: 'loading' | 'authenticated' | 'anonymous' | 'unreachable';
  user?: User;
}

const isSame = (one: User, other: User | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof User)[]).every((field) => one[field] === other[field]);

/** A stable object, so that a re-check renders nothing. */
const signedIn = (state: SessionState, user: User): SessionState =>
  state.status === 'authenticated' && isSame(user, state.user) ? state : { status: 'authenticated', user };
const signedOut = (): SessionState => ({ status: 'anonymous' });
const { getUser, login, register, logout } = sessionApi.endpoints;

/** It outlives the query cache, which is emptied with the person. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'loading' }),
  reducers: {
    sessionEnded: signedOut,
    userChanged: (_state, { payload }: PayloadAction<User>): SessionState => ({
      status: 'authenticated',
      user: payload,
    }),
  },
  extraReducers: (build) => {
    build
      .addMatcher(getUser.matchFulfilled, (state, { payload }) =>
        payload ? signedIn(state, payload) : signedOut(),
      )
      .addMatcher(getUser.matchRejected, (state, { meta }) => {
        if (!meta.condition && !meta.aborted && !state.user && state.status === 'loading') {
          state.status = 'unreachable';
        }
      })
      .addMatcher(login.matchFulfilled, (state, { payload }) => signedIn(state, payload))
      .addMatcher(register.matchFulfilled, (state, { payload }) => signedIn(state, payload))
      .addMatcher(logout.matchFulfilled, signedOut);
  },
});

export const { sessionEnded, userChanged } = sessionSlice.actions;
