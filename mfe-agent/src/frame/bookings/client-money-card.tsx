import { getDateIn } from '@landsea/contracts/core';
import { formatAmount } from '@landsea/rules/bookings';
import { Card, CardTitle } from '@landsea/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../use-now';
import { formatDue } from './booking-texts';
import { useClientMoneyQuery } from './bookings-api';

/** The debt of a client and the commission that the agent expects; nothing without a booking. */
export function ClientMoneyCard({ clientId }: { clientId: string }) {
  const { data } = useClientMoneyQuery(clientId, { refetchOnMountOrArgChange: true });
  const today = getDateIn(useNow());
  if (!data || (data.bookings === 0 && !data.feesCents)) return null;
  const { owesCents, next, expectedCents, feesCents = 0 } = data;
  return (
    <Card aria-labelledby="client-money" className="grid gap-3">
      <CardTitle id="client-money">Money</CardTitle>
      <dl className="grid gap-2 tabular-nums">
        <Line name="Owes">{formatAmount(owesCents, 'USD')}</Line>
        {feesCents > 0 ? <Line name="Owes you (your fee)">{formatAmount(feesCents, 'USD')}</Line> : null}
        <Line name="Next payment">
          {next ? (
            <Link
              to={`/app/agents/trips/${next.tripId}/bookings`}
              className="inline-flex min-h-11 flex-wrap items-center justify-end text-right wrap-anywhere text-sea underline-offset-4 hover:underline"
            >
              {formatAmount(next.cents, 'USD')} for {next.title}, {formatDue(next.dueOn, today)}
            </Link>
          ) : (
            'Nothing open'
          )}
        </Line>
        <Line name="Expected commission">{formatAmount(expectedCents, 'USD')}</Line>
      </dl>
      <p className="text-sm text-muted">Your client never sees the commission.</p>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}
