import type { OwnPayment } from '@landsea/contracts/billing';
import { Badge } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { formatDay } from '../../billing-data/billing-labels';
import { unknownTrip } from './billing-messages';
import { getTripStanding } from './trip-standing';

/** A demo trip is open without a payment. */
const paidText = ({ amountCents, paidAt }: OwnPayment, now: Date): string =>
  amountCents > 0
    ? `${formatMoney(amountCents)} paid ${formatDay(paidAt, now)}.`
    : 'Open to look around in; nothing was charged.';

function TripPayment({ payment, now }: { payment: OwnPayment; now: Date }) {
  const { badge, text } = getTripStanding(payment, now);
  return (
    <li className="grid gap-1 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
        {payment.tripName === null ? (
          <span>{unknownTrip}</span>
        ) : (
          <Link
            to={`/trip/${payment.tripId}/dashboard`}
            className="inline-flex min-h-11 items-center wrap-anywhere hover:text-sea"
          >
            {payment.tripName}
          </Link>
        )}
        <Badge tone={badge.tone} className="font-sans">
          {badge.text}
        </Badge>
      </h3>
      <p className="text-muted tabular-nums">
        {paidText(payment, now)} {text}
      </p>
    </li>
  );
}

export function TripPayments({ payments, now }: { payments: OwnPayment[]; now: Date }) {
  return (
    <ul>
      {payments.map((payment) => (
        <TripPayment key={`${payment.tripId} ${payment.paidAt}`} payment={payment} now={now} />
      ))}
    </ul>
  );
}
