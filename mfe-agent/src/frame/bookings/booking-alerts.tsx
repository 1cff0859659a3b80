import type { BookingAlert } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../use-now';
import type { LastDone } from '../undo-bar';
import { useBookingAlertsQuery } from './bookings-api';
import { formatBookingAlert } from './booking-texts';
import { useConfirmPayment } from './use-confirm-payment';

type Offer = (done: LastDone | undefined) => void;

const FIRST_ALERTS = 6;

/** Holds that end, payments and numbers to confirm; nothing while there are none. */
export function BookingAlerts({ offer }: { offer: Offer }) {
  const { data } = useBookingAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const { alerts = [], total = 0 } = data ?? {};
  if (alerts.length === 0) return null;
  const shown = showsAll ? alerts : alerts.slice(0, FIRST_ALERTS);
  return (
    <section aria-labelledby="booking-alerts" className="pb-8">
      <h2 id="booking-alerts" className="flex items-baseline gap-2 pb-2 font-display text-xl">
        Bookings to look after
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{total}</span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {shown.map((alert) => (
          <AlertRow key={`${alert.kind}-${alert.bookingId}-${alert.paymentId}`} {...{ alert, now, offer }} />
        ))}
      </ul>
      {alerts.length > shown.length ? (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          Show {String(alerts.length - shown.length)} more
        </Button>
      ) : null}
    </section>
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
