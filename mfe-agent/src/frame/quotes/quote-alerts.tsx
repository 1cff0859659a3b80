import type { QuoteAlert } from '@landsea/contracts/agents';
import { formatCountdown } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useListQuoteAlertsQuery } from './quotes-api';

const wordsOf = ({ kind, clientName, at }: QuoteAlert, now: Date): string =>
  ({
    accepted: `${clientName} said yes: book it`,
    declined: `${clientName} declined`,
    seen: `${clientName} looked at it`,
    ends: `${clientName}’s offer ends ${formatCountdown(at, now)}`,
  })[kind];

/** Answers, looks and ends of quotes; nothing while there are none. */
export function QuoteAlerts({ now }: { now: Date }) {
  const { data: alerts = [] } = useListQuoteAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="quote-alerts" className="pb-8">
      <h2 id="quote-alerts" className="flex items-baseline gap-2 pb-2 font-display text-xl">
        Quotes
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{alerts.length}</span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {alerts.map((alert) => (
          <li key={`${alert.quoteId} ${alert.kind}`}>
            <Link
              to={`/app/agents/quotes/${alert.quoteId}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 hover:text-sea sm:px-5"
            >
              <span className="min-w-0 wrap-anywhere">{wordsOf(alert, now)}</span>
              <span className="text-sm text-muted tabular-nums">Quote {alert.number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
