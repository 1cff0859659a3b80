import { forgetDestination, notify, sessionApi, useAppDispatch } from '@landsea/web-kit';
import { useNavigate } from 'react-router-dom';
import { forgetKey } from './invitation-key';
import { makeJoinedToast } from './invite-messages';

/** The session must know of the agent before the portal's guard looks. */
export const useJoining = (agentName: string) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    await navigate('/client-portal', { replace: true });
    forgetKey();
    forgetDestination();
    notify(makeJoinedToast(agentName));
  };
};
