import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useChangeAgentBookingMutation, useLazyAgentBookingsQuery } from '../../frame/bookings/bookings-api';
import { useMessageClientsMutation } from '../../frame/messages/client-messages-api';
import type { OnChanged } from '../use-undo-change';
import { toChange, type LowerPrice } from './lower-price';

const explain = (error: unknown): string =>
  Object.values(getFieldErrors(error))[0] ?? toApiError(error).message;

/** Changes the booking once and sends the message once, however often a failed try is repeated. */
export const useLowerPrice = (
  { tripId, clientId, clientName }: AgentBookings,
  row: AgentBooking,
  onChanged: OnChanged,
) => {
  const [messageId] = useState(() => crypto.randomUUID());
  const [isChanged, setIsChanged] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [change] = useChangeAgentBookingMutation();
  const [readBookings] = useLazyAgentBookingsQuery();
  const [send] = useMessageClientsMutation();

  /** After an answer that was lost, the change stands although a second try is refused. */
  const findChanged = async ({ totalCents }: LowerPrice): Promise<AgentBooking | undefined> => {
    const { data } = await readBookings(tripId);
    return data?.bookings.find(
      ({ booking }) => booking.id === row.booking.id && booking.totalCents === totalCents,
    );
  };

  const write = async (price: LowerPrice, message: string | undefined): Promise<string | undefined> => {
    if (!isChanged) {
      const body = toChange(row, price);
      const { data, error } = await change({ tripId, bookingId: row.booking.id, body });
      const isRefused = error !== undefined && toApiError(error).code === 'EDIT_CONFLICT';
      const changed = isRefused ? await findChanged(price) : data;
      if (!changed) return explain(error);
      setIsChanged(true);
      onChanged(row, changed);
    }
    if (message === undefined) return undefined;
    const { data, error } = await send({ id: messageId, clientIds: [clientId], body: message });
    if (error) return explain(error);
    return data.sent > 0 || data.notJoined.length === 0
      ? undefined
      : `No message reaches ${clientName}. Add an email address, or call.`;
  };

  /** @param message undefined for none. @returns whether all of it is done. */
  const save = async (price: LowerPrice, message: string | undefined): Promise<boolean> => {
    setIsBusy(true);
    const problem = await write(price, message);
    setIsBusy(false);
    setFailure(problem);
    return problem === undefined;
  };
  return { save, isChanged, isBusy, failure };
};
