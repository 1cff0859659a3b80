import type { CommissionStatement } from '@landsea/contracts/agents';
import { formatCents } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

const factsOf = ({ paidOn, lines, unclaimed }: CommissionStatement): string =>
  [
    `paid ${formatDate(paidOn)}`,
    `${String(lines)} ${lines === 1 ? 'line' : 'lines'}`,
    ...(unclaimed > 0 ? [`${String(unclaimed)} unclaimed`] : []),
  ].join(' · ');

export function StatementsCard({ statements }: { statements: readonly CommissionStatement[] }) {
  return (
    <section aria-labelledby="statements" className="pt-8">
      <h2 id="statements" className="pb-2 font-display text-xl">
        Statements
      </h2>
      {statements.length === 0 ? (
        <p className="text-muted">
          None yet. Add what your host or a supplier sent you, as CSV or Excel: lines find their bookings by
          number.
        </p>
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {statements.map((statement) => (
            <li key={statement.id}>
              <Link
                to={`/app/agents/commissions/statements/${statement.id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-sea-soft sm:px-5"
              >
                <span className="grid min-w-0 grow basis-52">
                  <span className="font-semibold wrap-anywhere">{statement.name}</span>
                  <span className="text-sm text-muted tabular-nums">{factsOf(statement)}</span>
                </span>
                <span className="tabular-nums">{formatCents(statement.bankCents)}</span>
                <Badge tone={statement.closedAt ? 'palm' : 'sun'}>
                  {statement.closedAt ? 'Closed' : 'Open'}
                </Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
