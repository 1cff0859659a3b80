import type { GroupHousehold } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { formatAmount } from '@landsea/rules/bookings';
import { formatDue } from '../frame/bookings/booking-texts';
import { useNow } from '../frame/use-now';
import { describePayments } from './household-texts';

export function HouseholdMoneyPart({ household: { money, expectedCents } }: { household: GroupHousehold }) {
  const today = getDateIn(useNow());
  return (
    <div className="min-w-0 tabular-nums">
      <h3 className="text-sm font-semibold text-muted">Owes</h3>
      {money ? (
        <>
          <p className="font-semibold text-ink">{formatAmount(money.owesCents, 'USD')}</p>
          {money.next ? (
            <p className="text-sm wrap-anywhere text-muted">
              {formatAmount(money.next.cents, 'USD')} for {money.next.title},{' '}
              {formatDue(money.next.dueOn, today)}
            </p>
          ) : null}
          {describePayments(money).map((text) => (
            <p
              key={text}
              className={`text-sm ${text.endsWith('late') ? 'font-semibold text-berry' : 'text-muted'}`}
            >
              {text}
            </p>
          ))}
        </>
      ) : (
        <p className="text-muted">Not shown to you</p>
      )}
      {expectedCents === null ? null : (
        <p className="text-sm text-muted">Commission {formatAmount(expectedCents, 'USD')}</p>
      )}
    </div>
  );
}
