import type { ClientPayment } from '@landsea/contracts/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Check } from 'lucide-react';
import { formatDay, formatDue, paymentNames } from '../frame/bookings/booking-texts';
import { useClientPaymentsQuery, useTellPaymentMutation } from './portal-api';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

const MOST_PAID = 5;

export function PortalPayments({ trip: { agents, tripId }, today }: { trip: PortalTrip; today: string }) {
  return agents.map(({ clientId }) => <PaymentsOfAgent key={clientId} {...{ clientId, tripId, today }} />);
}

/** The client asks for them; an agent’s preview brings them along. */
const usePayments = (clientId: string, isFresh = false): readonly ClientPayment[] => {
  const preview = usePortalPreview();
  const { data = [] } = useClientPaymentsQuery(clientId, {
    skip: preview !== undefined || clientId === '',
    refetchOnMountOrArgChange: isFresh,
  });
  return preview ? (preview.payments ?? []) : data;
};

/** True when the trip's first agent keeps payments of it. */
export const useHasPayments = ({ agents: [agent], tripId }: PortalTrip): boolean =>
  usePayments(agent?.clientId ?? '').some((payment) => payment.tripId === tripId);

/** A failure shows no card instead of an error. */
function PaymentsOfAgent({ clientId, tripId, today }: { clientId: string; tripId: string; today: string }) {
  const payments = usePayments(clientId, true).filter((payment) => payment.tripId === tripId);
  if (payments.length === 0) return null;
  const open = payments.filter(({ state }) => state !== 'confirmed');
  const paid = payments.filter(({ state }) => state === 'confirmed').slice(-MOST_PAID);
  return (
    <Card aria-labelledby={`payments-${clientId}`} className="grid gap-2">
      <CardTitle id={`payments-${clientId}`}>Payments</CardTitle>
      <p className="text-muted">
        {open.length === 0
          ? 'Nothing to pay right now.'
          : 'Tell your agent when you’ve paid. They confirm it once it arrives.'}
      </p>
      <ul className="divide-y divide-hairline">
        {[...open, ...paid].map((payment) => (
          <PaymentRow key={payment.paymentId} clientId={clientId} payment={payment} today={today} />
        ))}
      </ul>
    </Card>
  );
}

const stateText = ({ state, dueOn, paidOn }: ClientPayment, today: string): string => {
  if (state === 'confirmed')
    return paidOn ? `Paid ${formatDay(paidOn, today)}, confirmed` : 'Paid, confirmed';
  if (state === 'told') return 'You said it’s paid. Your agent will confirm it.';
  const due = formatDue(dueOn, today);
  return due.charAt(0).toUpperCase() + due.slice(1);
};

function PaymentRow({
  clientId,
  payment,
  today,
}: {
  clientId: string;
  payment: ClientPayment;
  today: string;
}) {
  const isPreview = usePortalPreview() !== undefined;
  const [tell, { isLoading }] = useTellPaymentMutation();
  const { bookingId, paymentId, title, kind, cents, currency, howToPay, state, dueOn } = payment;
  const isLate = state === 'open' && dueOn !== null && dueOn < today;
  const say = (isPaid: boolean) => void tell({ clientId, bookingId, paymentId, isPaid });
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
        <span className="font-medium text-ink">
          {paymentNames[kind]}: {title}
        </span>
        <span className="font-semibold text-ink tabular-nums">{formatAmount(cents, currency)}</span>
      </p>
      <p className={`text-sm tabular-nums ${isLate ? 'font-semibold text-berry' : 'text-muted'}`}>
        {stateText(payment, today)}
      </p>
      {state === 'open' && howToPay ? <p className="text-sm wrap-anywhere text-ink">{howToPay}</p> : null}
      {state === 'open' ? (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
          busy={isLoading}
          busyLabel="Saving…"
          disabled={isPreview}
          onClick={() => say(true)}
        >
          I paid this<span className="sr-only">: {title}</span>
        </Button>
      ) : null}
      {state === 'told' ? (
        <Button
          size="sm"
          variant="quiet"
          disabled={isPreview}
          className="-mx-3 justify-self-start"
          onClick={() => say(false)}
        >
          I haven’t paid yet<span className="sr-only">: {title}</span>
        </Button>
      ) : null}
    </li>
  );
}
