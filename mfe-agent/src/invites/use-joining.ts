import { forgetDestination, sessionApi, useAppDispatch } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import { forgetKey } from './invitation-key';

interface Joined {
  state?: object;
  /** Runs once the session knows of what was joined. */
  prepare?: () => void;
}

/** The session must know of the agent, trip or agency before the page's guard looks. */
export const useJoining = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (path: string, { state, prepare }: Joined = {}) => {
    await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    prepare?.();
    await navigate(path, { replace: true, state });
    forgetKey();
    forgetDestination();
  };
};

/** The portal greets the client itself. */
export const useJoiningAgent = () => {
  const join = useJoining();
  return () => join('/client-portal', { state: { hasJoined: true } });
};
