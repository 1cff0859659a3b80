import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import type { DayItems } from '../../items/queue/use-day-items';
import type { TypedKind } from './booking-kinds';
import type { BookingEdits } from './use-booking-edits';

const PasteConfirmation = loadLatePart(
  () => import('../../confirmations/proposals/paste-confirmation'),
  'PasteConfirmation',
);
const AddBooking = loadLatePart(() => import('./add-booking'), 'AddBooking');
const BookingForm = loadLatePart(() => import('./booking-form'), 'BookingForm');
const ItemPanel = loadLatePart(() => import('../../items/panel/item-panel'), 'ItemPanel');

export type OpenDialog =
  | { kind: 'paste' | 'choose' }
  | { kind: 'add'; booking: TypedKind }
  | { kind: 'change'; booking: Booking }
  | { kind: 'item'; itemId: string }
  | undefined;

interface BookingDialogsProps {
  trip: TripDetail;
  dayItems: DayItems;
  edits: BookingEdits;
  seesMoney: boolean;
  open: OpenDialog;
  onOpen: (open: OpenDialog) => void;
}

export function BookingDialogs({ trip, dayItems, edits, seesMoney, open, onOpen }: BookingDialogsProps) {
  const close = () => onOpen(undefined);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'paste' ? <PasteConfirmation {...{ trip, dayItems }} onClose={close} /> : null}
      {open?.kind === 'choose' ? (
        <AddBooking trip={trip} onChoose={(booking) => onOpen({ kind: 'add', booking })} onClose={close} />
      ) : null}
      {open?.kind === 'item' ? (
        <ItemPanel key={open.itemId} {...{ trip, dayItems }} itemId={open.itemId} onClose={close} />
      ) : null}
      {open?.kind === 'add' || open?.kind === 'change' ? (
        <BookingForm
          {...{ trip, seesMoney }}
          booking={open.booking}
          onSave={async (content) => {
            const failed = await (open.kind === 'add'
              ? edits.add(content)
              : edits.change(open.booking, content));
            if (!failed) close();
            return failed;
          }}
          onRemove={
            open.kind === 'change'
              ? () => {
                  close();
                  void edits.remove(open.booking);
                }
              : undefined
          }
          onClose={close}
        />
      ) : null}
    </Suspense>
  );
}
