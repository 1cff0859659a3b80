import { forgetDestination, sessionApi, useAppDispatch } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import { forgetKey } from './invitation-key';

/** The session must know of the agent before the portal's guard looks; the portal greets the client itself. */
export const useJoining = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    await navigate('/client-portal', { replace: true, state: { hasJoined: true } });
    forgetKey();
    forgetDestination();
  };
};
