import { notify, toApiError } from '@landsea/web-kit';
import type { LastDone } from '../undo-bar';
import { useConfirmPaymentMutation, useReopenPaymentMutation, type DeskPayment } from './bookings-api';

export const useConfirmPayment = (offer: (done: LastDone | undefined) => void) => {
  const [send, { isLoading }] = useConfirmPaymentMutation();
  const [reopen] = useReopenPaymentMutation();
  const undo = async (payment: DeskPayment) => {
    const { error } = await reopen(payment);
    if (error) notify({ tone: 'error', title: 'Not undone', description: toApiError(error).message });
  };
  const confirm = async (payment: DeskPayment, title: string) => {
    const { data } = await send(payment);
    if (data) offer({ text: `Payment for ${title} confirmed`, undo: () => void undo(payment) });
  };
  return { confirm, isConfirming: isLoading };
};
