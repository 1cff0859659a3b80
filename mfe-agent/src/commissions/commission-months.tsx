import type { Commission } from '@landsea/contracts/agents';
import { formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Link } from 'react-router-dom';
import { CommissionRow } from './commission-row';

interface CommissionMonthsProps {
  commissions: readonly Commission[];
  /** Nothing is filtered out. */
  isAll: boolean;
  /** Undefined until the agent chooses one. */
  chosenYear: string | undefined;
  onSettle: (commission: Commission) => void;
  onExpect: (commission: Commission) => void;
}

const nameMonth = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

/** By the month in which travel ends. */
export function CommissionMonths({
  commissions,
  isAll,
  chosenYear,
  onSettle,
  onExpect,
}: CommissionMonthsProps) {
  if (commissions.length === 0)
    return isAll ? (
      <EmptyState
        title={chosenYear ? `No commission from travel in ${chosenYear}` : 'No commission yet'}
        text="Add a booking to a client’s trip, with its supplier and the commissionable amount."
        action={
          <Button asChild variant="primary">
            <Link to="/app/agents/trips">Choose a trip</Link>
          </Button>
        }
      />
    ) : (
      <p className="text-muted">Nothing here right now.</p>
    );
  const months = new Map<string, Commission[]>();
  for (const each of commissions.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn))) {
    const month = each.endsOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months].map(([month, ofMonth]) => (
    <section key={month} aria-labelledby={`month-${month}`} className="pb-6">
      <h2 id={`month-${month}`} className="flex flex-wrap items-baseline gap-x-3 pb-2 font-display text-xl">
        {nameMonth(month)}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {formatCents(ofMonth.reduce((sum, { ownCents }) => sum + (ownCents ?? 0), 0))} expected
        </span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {ofMonth.map((each) => (
          <CommissionRow
            key={`${each.tripId} ${each.bookingId}`}
            commission={each}
            onSettle={() => onSettle(each)}
            onExpect={() => onExpect(each)}
          />
        ))}
      </ul>
    </section>
  ));
}
