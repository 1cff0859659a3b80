import type { User } from '@landsea/contracts/account';
import { useCallback, useEffect } from 'react';
import { sessionApi } from './session-api';
import { getTimeSinceAuth } from './session-monitor';
import type { SessionState } from './session-slice';
import { useAppDispatch, useAppSelector } from '../store/store';
import { timings } from '../http/timings';

export interface Session {
  status: SessionState['status'];
  user: User | undefined;
  refresh: () => void;
}

export const useSession = (): Session => {
  const dispatch = useAppDispatch();
  const { status, user } = useAppSelector((state) => state.session);
  const refresh = useCallback(() => {
    void dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch]);
  return { status, user, refresh };
};

export const useFreshSession = (page: string): void => {
  const { status, refresh } = useSession();
  const isSignedIn = status === 'authenticated';
  useEffect(() => {
    if (isSignedIn && getTimeSinceAuth() > timings.session.freshFor) refresh();
  }, [page, isSignedIn, refresh]);
};
