import { useNavigate } from 'react-router-dom';
import type { LastDone } from '../frame/undo-bar';
import { useMorningKeys } from './use-morning-keys';

/** Undo and the message about it stay in reach of the keys when nothing is left in the queue. */
export const useLastDoneKeys = (
  last: LastDone | undefined,
  offer: (done: LastDone | undefined) => void,
): void => {
  const navigate = useNavigate();
  useMorningKeys((key) => {
    if (key === 'u' && last) {
      last.undo();
      offer(undefined);
    } else if (key === 'm' && last?.more) void navigate(last.more.to);
    else return false;
    return true;
  });
};
