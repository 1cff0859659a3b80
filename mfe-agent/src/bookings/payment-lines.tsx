import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import type { BookingPayment } from '@landsea/contracts/bookings';
import { getPaymentState } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { paymentNames } from '../frame/bookings/booking-texts';
import { useRefuseToldMutation, useReopenPaymentMutation } from '../frame/bookings/bookings-api';
import { useConfirmPayment } from '../frame/bookings/use-confirm-payment';
import type { LastDone } from '../frame/undo-bar';
import { ReasonDialog } from '../frame/reason-dialog';

interface PaymentLinesProps {
  trip: AgentBookings;
  row: AgentBooking;
  offer: (done: LastDone | undefined) => void;
}

export function PaymentLines({ trip, row, offer }: PaymentLinesProps) {
  const { payments } = row.booking;
  const inState = (state: 'told' | 'confirmed') =>
    payments.filter((payment) => getPaymentState(payment, row.told) === state);
  const [reopening, setReopening] = useState<BookingPayment>();
  const [reopen] = useReopenPaymentMutation();
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
        <ReasonDialog
          title={`${formatAmount(reopening.cents, row.booking.currency)} for ${row.booking.title} isn’t paid?`}
          description="It’s owed again, and your client sees it as open. The reason stays with you, in the client’s history."
          placeholder="The bank sent it back"
          submitLabel="Open it again"
          onSend={(reason) =>
            reopen({ tripId: trip.tripId, bookingId: row.booking.id, paymentId: reopening.id, reason })
          }
          onClose={() => setReopening(undefined)}
        />
      ) : null}
    </>
  );
}

function ToldPayment({
  trip: { tripId },
  row,
  payment: { id: paymentId, cents },
  offer,
}: PaymentLinesProps & { payment: BookingPayment }) {
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
