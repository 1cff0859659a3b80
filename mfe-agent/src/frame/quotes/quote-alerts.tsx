import type { QuoteAlert } from '@landsea/contracts/agents';
import { formatCountdown } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { FirstRows } from '../first-rows';
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
  return (
    <FirstRows id="quote-alerts" title="Quotes" rows={alerts}>
      {(alert) => (
        <li key={`${alert.quoteId} ${alert.kind}`}>
          <Link
            to={`/app/agents/quotes/${alert.quoteId}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 hover:text-sea sm:px-5"
          >
            <span className="min-w-0 wrap-anywhere">{wordsOf(alert, now)}</span>
            <span className="text-sm text-muted tabular-nums">Quote {alert.number}</span>
          </Link>
        </li>
      )}
    </FirstRows>
  );
}
