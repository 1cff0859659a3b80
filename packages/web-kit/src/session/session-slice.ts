import type { User } from '@landsea/contracts/account';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from './session-api';

export interface SessionState {
  /** unreachable: the session is not known yet. It is never taken for signed out. */
  status: 'loading' | 'authenticated' | 'anonymous' | 'unreachable';
  user?: User;
}

const isSame = (one: User, other: User | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof User)[]).every((field) => one[field] === other[field]);

/** The same person keeps the same object, so that a re-check renders nothing again. */
const signedIn = (state: SessionState, user: User): SessionState =>
  state.status === 'authenticated' && isSame(user, state.user) ? state : { status: 'authenticated', user };
const signedOut = (): SessionState => ({ status: 'anonymous' });
const { getUser, login, register, logout } = sessionApi.endpoints;

/** Who is signed in. It outlives the query cache, which is emptied whenever the person changes. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'loading' }),
  reducers: {
    sessionEnded: signedOut,
    /** The person changed something about themselves, and this is what the service answered. */
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
