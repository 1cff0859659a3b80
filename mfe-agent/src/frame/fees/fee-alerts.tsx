import { getDateIn } from '@landsea/contracts/core';
import type { ListedFee } from '@landsea/contracts/agents';
import { formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { toApiError } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDue } from '../bookings/booking-texts';
import { FirstRows } from '../first-rows';
import { useNow } from '../use-now';
import { useFeeAlertsQuery, useMarkFeeMutation } from './fees-api';

/** Fees that are overdue, or that a client says are paid; nothing while there are none. */
export function FeeAlerts() {
  const { data } = useFeeAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = getDateIn(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { alerts = [], total = 0 } = data ?? {};
  return (
    <FirstRows id="fee-alerts" title="Your fees" total={total} rows={alerts} most={6}>
      {(alert) => <AlertRow key={alert.id} alert={alert} today={today} />}
    </FirstRows>
  );
}

function AlertRow({ alert, today }: { alert: ListedFee; today: string }) {
  const [confirm, { isLoading, error }] = useMarkFeeMutation();
  const { id, tripId, tripName, clientName, name, cents, dueOn, state, toldBy, version } = alert;
  const amount = formatCents(cents);
  return (
    <li className="grid gap-x-3 px-4 py-2 sm:px-5">
      <p className={`wrap-anywhere tabular-nums ${state === 'open' ? 'font-semibold text-berry' : ''}`}>
        {state === 'told'
          ? `${name}: ${toldBy ?? 'The client'} says ${amount} is paid.`
          : `${name}: ${amount} ${formatDue(dueOn, today)}.`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={`/app/agents/trips/${tripId ?? ''}/bookings#fees`}
          className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
        >
          {clientName}, {tripName}
        </Link>
        {state === 'told' && tripId ? (
          <Button
            size="sm"
            icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
            busy={isLoading}
            busyLabel="Confirming…"
            onClick={() =>
              void confirm({ tripId, feeId: id, body: { state: 'confirmed', receivedOn: today, version } })
            }
          >
            Confirm
            <span className="sr-only">
              {' '}
              {name} of {clientName}
            </span>
          </Button>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="text-sm text-berry">
          {toApiError(error).message}
        </p>
      ) : null}
    </li>
  );
}
