import type { DayItem } from '@landsea/contracts/planning';
import type { LastDone } from '../frame/undo-bar';
import { useChangeWishMutation } from './morning-api';

/** `nothingLeft` takes a wish out of the plan, and offers to bring it back. */
export const useWishActions = (offer: (done: LastDone) => void) => {
  const [change, { isLoading }] = useChangeWishMutation();
  const nothingLeft = async (tripId: string, wish: DayItem) => {
    const { version, id: itemId, status } = wish;
    const { data } = await change({ tripId, itemId, version, status: 'cancelled' });
    if (!data) return;
    const undo = () => void change({ tripId, itemId, version: data.version, status });
    offer({ text: `${wish.title}: none left.`, undo });
  };
  return { nothingLeft, isChanging: isLoading };
};
