import type { Booking } from '@landsea/contracts/bookings';
import { notify } from '@landsea/web-kit';
import { getFormFailure, useRows } from '@landsea/web-kit/rows';
import type { FormFailure } from '@landsea/web-kit/forms';
import type { BookingChange } from '../../trip-frame/api/booking-queue';
import { bookingRows } from '../../trip-bookings/api/bookings-api';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { getBookingChange, type BookingContent } from './booking-content';

const valuesBefore = (seen: Booking, change: BookingChange): BookingChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, seen[field as keyof Booking]]));

export const useBookingEdits = (tripId: string) => {
  const { create, save, remove, conflict, settleConflict } = useRows(bookingRows, tripId);
  const { offerUndo, undoBar } = useUndo();

  const change = async (seen: Booking, changed: BookingChange, said: string) => {
    const result = await save(seen, changed);
    if (result.kind === 'saved' && Object.keys(changed).length > 0) {
      const { row } = result;
      offerUndo({ text: said, undo: () => void save(row, valuesBefore(seen, changed), 'toast') });
    }
    return result;
  };
  return {
    conflict,
    settleConflict,
    undoBar,
    add: async (content: BookingContent): Promise<FormFailure | undefined> => {
      const result = await create({ ...content, source: 'typed' });
      if (result.kind === 'saved') {
        const { row } = result;
        offerUndo({ text: `${row.title} added`, undo: () => void remove(row) });
      }
      return getFormFailure(result);
    },
    change: async (seen: Booking, content: BookingContent): Promise<FormFailure | undefined> =>
      getFormFailure(await change(seen, getBookingChange(content, seen), `${content.title} changed`)),
    set: async (seen: Booking, changed: BookingChange, said: string): Promise<void> => {
      const failed = getFormFailure(await change(seen, changed, said));
      if (failed) notify({ tone: 'error', title: 'Not saved', description: failed.message });
    },
    remove: async (booking: Booking): Promise<void> => {
      const removed = await remove(booking);
      if (removed.kind !== 'saved') return;
      offerUndo({ text: `${booking.title} deleted`, undo: () => void removed.undo?.() });
    },
  };
};

export type BookingEdits = ReturnType<typeof useBookingEdits>;
