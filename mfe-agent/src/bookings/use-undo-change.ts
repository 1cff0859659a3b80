import type { AgentBooking, AgentBookings, ChangeAgentBooking } from '@landsea/contracts/agents';
import { notify, toApiError } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { useChangeAgentBookingMutation } from '../frame/bookings/bookings-api';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { makeBookingDraft, toWork } from './booking-draft';

export type OnChanged = (before: AgentBooking, after: AgentBooking) => void;

/** Both sides as they were, on the versions that the change made: a later change of somebody else stays. */
const makeUndo = (before: AgentBooking, after: AgentBooking, seesMoney: boolean): ChangeAgentBooking => {
  const { kind, title, status, heldUntil, numbers, people, start, end, staterooms, note } = before.booking;
  const { currency, totalCents, payments } = before.booking;
  const { version: _before, ...work } = before.work ?? {
    ...toWork(makeBookingDraft([], ''), null),
    version: 0,
  };
  return {
    booking: {
      ...{ kind, title, status, heldUntil, numbers, people, start, end, staterooms, note },
      ...(seesMoney && { currency, totalCents, payments }),
      version: after.booking.version,
    },
    work: { ...work, version: after.work?.version ?? 0 },
  };
};

export const useUndoChange = (
  { tripId, seesMoney }: Pick<AgentBookings, 'tripId' | 'seesMoney'>,
  onUndone?: () => void,
): {
  offerUndo: OnChanged;
  offer: (done: LastDone | undefined) => void;
  undoBar: ReactNode;
} => {
  const [change] = useChangeAgentBookingMutation();
  const { offer, undoBar } = useUndoBar();
  const undo = async (before: AgentBooking, after: AgentBooking) => {
    const body = makeUndo(before, after, seesMoney);
    const { error } = await change({ tripId, bookingId: before.booking.id, body });
    if (error) return notify({ tone: 'error', title: 'Not undone', description: toApiError(error).message });
    onUndone?.();
  };
  const offerUndo: OnChanged = (before, after) =>
    offer({ text: `${after.booking.title} changed`, undo: () => void undo(before, after) });
  return { offerUndo, offer, undoBar };
};
