import type { User } from '@landsea/contracts';
import { useCallback } from 'react';
import { sessionApi } from './session-api';
import type { SessionState } from './session-slice';
import { useAppDispatch, useAppSelector } from './store';

export interface Session {
  status: SessionState['status'];
  user: User | undefined;
  /** Asks the server again who is signed in. */
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
