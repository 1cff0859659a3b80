import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import type { BookingPayment } from '@landsea/contracts/bookings';
import { getPaymentState } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate, getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { paymentNames } from '../frame/bookings/booking-texts';
import { useRefuseToldMutation, useReopenPaymentMutation } from '../frame/bookings/bookings-api';
import { useConfirmPayment } from '../frame/bookings/use-confirm-payment';
import type { LastDone } from '../frame/undo-bar';

interface PaymentLinesProps {
  trip: AgentBookings;
  row: AgentBooking;
  offer: (done: LastDone | undefined) => void;
}

/** Payments that the client says are made, and those that are confirmed. */
export function PaymentLines({ trip, row, offer }: PaymentLinesProps) {
  const { payments } = row.booking;
  const inState = (state: 'told' | 'confirmed') =>
    payments.filter((payment) => getPaymentState(payment, row.told) === state);
  const [reopening, setReopening] = useState<BookingPayment>();
  return (
    <>
      {inState('told').map((payment) => (
        <ToldPayment key={payment.id} {...{ trip, row, offer, payment }} />
      ))}
      {inState('confirmed').map((payment) => (
        <p key={payment.id} className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
          {paymentNames[payment.kind]} {formatAmount(payment.cents, row.booking.currency)}
          {payment.paidOn ? `, paid ${formatDate(payment.paidOn)}` : ''}
          {trip.canEdit ? (
            <Button size="sm" variant="quiet" className="-my-2" onClick={() => setReopening(payment)}>
              Not paid after all…<span className="sr-only"> {row.booking.title}</span>
            </Button>
          ) : null}
        </p>
      ))}
      {reopening ? (
        <ReopenDialog {...{ trip, row, payment: reopening }} onClose={() => setReopening(undefined)} />
      ) : null}
    </>
  );
}

interface OfPayment {
  trip: AgentBookings;
  row: AgentBooking;
  payment: BookingPayment;
}

function ToldPayment({
  trip: { tripId },
  row,
  payment: { id: paymentId, cents },
  offer,
}: OfPayment & Pick<PaymentLinesProps, 'offer'>) {
  const { booking, told } = row;
  const { confirm, isConfirming } = useConfirmPayment(offer);
  const [refuse] = useRefuseToldMutation();
  const payment = { tripId, bookingId: booking.id, paymentId };
  const byName = told.find((each) => each.paymentId === paymentId)?.byName ?? 'Your client';
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card bg-sea-soft px-4 py-2">
      <p className="grow tabular-nums">
        {byName} says {formatAmount(cents, booking.currency)} is paid.
      </p>
      <Button
        size="sm"
        busy={isConfirming}
        busyLabel="Confirming…"
        onClick={() => void confirm(payment, booking.title)}
      >
        Confirm
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void refuse(payment)}>
        Nothing came
      </Button>
    </div>
  );
}

function ReopenDialog({
  trip: { tripId },
  row: { booking },
  payment,
  onClose,
}: OfPayment & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [reopen, { isLoading }] = useReopenPaymentMutation();
  const save = async (): Promise<void> => {
    if (reason.trim() === '') return setFailure('Say why, in a few words');
    const named = { tripId, bookingId: booking.id, paymentId: payment.id };
    const { error } = await reopen({ ...named, reason: reason.trim() });
    if (!error) return onClose();
    setFailure(getFieldErrors(error)['reason'] ?? toApiError(error).message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${formatAmount(payment.cents, booking.currency)} for ${booking.title} isn’t paid?`}
      description="It’s owed again, and your client sees it as open. The reason stays with you, in the client’s history."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isLoading} busyLabel="Saving…" onClick={() => void save()}>
            Open it again
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="Why"
          placeholder="The bank sent it back"
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </div>
    </Dialog>
  );
}
