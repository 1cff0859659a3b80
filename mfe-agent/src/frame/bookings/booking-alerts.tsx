import type { BookingAlert } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FirstRows } from '../first-rows';
import { useNow } from '../use-now';
import type { LastDone } from '../undo-bar';
import { useBookingAlertsQuery } from './bookings-api';
import { formatBookingAlert } from './booking-texts';
import { useConfirmPayment } from './use-confirm-payment';

type Offer = (done: LastDone | undefined) => void;

/** Holds that end, payments and numbers to confirm; nothing while there are none. */
export function BookingAlerts({ offer }: { offer: Offer }) {
  const { data } = useBookingAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const { alerts = [], total = 0 } = data ?? {};
  return (
    <FirstRows id="booking-alerts" title="Bookings to look after" {...{ total }} rows={alerts} most={6}>
      {(alert) => (
        <AlertRow key={`${alert.kind}-${alert.bookingId}-${alert.paymentId}`} {...{ alert, now, offer }} />
      )}
    </FirstRows>
  );
}

function AlertRow({ alert, now, offer }: { alert: BookingAlert; now: Date; offer: Offer }) {
  const { confirm, isConfirming } = useConfirmPayment(offer);
  const { tripId, bookingId, paymentId, clientName, tripName, kind } = alert;
  const isUrgent = kind === 'hold' || (alert.on !== null && alert.on < getDateIn(now));
  return (
    <li className="grid gap-x-3 px-4 py-2 sm:px-5">
      <p className={`wrap-anywhere tabular-nums ${isUrgent ? 'font-semibold text-berry' : ''}`}>
        {formatBookingAlert(alert, now, getDateIn(now))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={`/app/agents/trips/${tripId}/bookings#${bookingId}`}
          className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
        >
          {clientName}, {tripName}
        </Link>
        {kind === 'told' && paymentId ? (
          <Button
            size="sm"
            icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
            busy={isConfirming}
            busyLabel="Confirming…"
            onClick={() => void confirm({ tripId, bookingId, paymentId }, alert.title)}
          >
            Confirm<span className="sr-only"> the payment for {alert.title}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
