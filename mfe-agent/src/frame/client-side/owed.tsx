import { formatAmount } from '@landsea/rules/bookings';
import { formatDue } from '../bookings/booking-texts';
import { useClientMoneyQuery } from '../bookings/bookings-api';
import { SidePart } from './side-part';

/** The client's debt over all trips, with the next payment; nothing without a booking. */
export function Owed({ clientId, today }: { clientId: string; today: string }) {
  const { data } = useClientMoneyQuery(clientId);
  if (!data || (data.bookings === 0 && !data.feesCents)) return null;
  const { owesCents, next, feesCents = 0 } = data;
  return (
    <SidePart title="Owes">
      <p className="tabular-nums">
        {owesCents > 0 ? formatAmount(owesCents, 'USD') : 'Nothing right now'}
        {next ? (
          <span className="block text-sm wrap-anywhere text-muted">
            {formatAmount(next.cents, 'USD')} for {next.title}, {formatDue(next.dueOn, today)}
          </span>
        ) : null}
        {feesCents > 0 ? (
          <span className="block text-sm text-muted">
            and {formatAmount(feesCents, 'USD')} to you, as your fee
          </span>
        ) : null}
      </p>
    </SidePart>
  );
}
