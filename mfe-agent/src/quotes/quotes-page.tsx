import { quoteStateNames, type QuoteState, type QuoteSummary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QuoteBadge } from '../frame/quotes/quote-badge';
import { formatQuotePrice } from '../frame/quotes/quote-price';
import { useListQuotesQuery } from '../frame/quotes/quotes-api';

/** Open offers first, then drafts, then what is over. */
const ORDER: readonly QuoteState[] = [
  'accepted',
  'seen',
  'sent',
  'draft',
  'expired',
  'declined',
  'withdrawn',
];

const factsOf = ({ state, expiresAt, lastSeenAt, fromCents, options }: QuoteSummary): string[] => [
  `${String(options)} ${options === 1 ? 'option' : 'options'}`,
  ...(fromCents === null ? [] : [formatQuotePrice({ state, fromCents })]),
  ...(lastSeenAt ? [`last look ${formatDayOf(lastSeenAt)}`] : []),
  ...(expiresAt && (state === 'sent' || state === 'seen') ? [`ends ${formatDayOf(expiresAt)}`] : []),
];

export function QuotesPage() {
  const { data: quotes, error, refetch } = useListQuotesQuery({}, { refetchOnMountOrArgChange: true });
  const [only, setOnly] = useState<QuoteState>();
  const states = ORDER.filter((state) => quotes?.some((quote) => quote.state === state));
  const shown = (quotes ?? [])
    .filter(({ state }) => only === undefined || state === only)
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <>
      <PageHeader
        title="Quotes"
        lead="Options side by side. Your client compares, asks and says yes."
        actions={
          <Button asChild size="sm">
            <Link to="/app/agents/quote-templates">Templates</Link>
          </Button>
        }
      />
      {error && !quotes ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !quotes ? (
        <div role="status" aria-busy="true" aria-label="Loading your quotes" className="grid gap-3">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </div>
      ) : quotes.length === 0 ? (
        <EmptyState
          title="No quote yet"
          text="Open a client and tap “New quote”. Fill in one option, duplicate it, and change the hotel."
          action={
            <Button asChild variant="primary">
              <Link to="/app/agents/clients">Choose a client</Link>
            </Button>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-2 pb-4" role="group" aria-label="Show">
            <Button size="sm" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
              All {quotes.length}
            </Button>
            {states.map((state) => (
              <Button key={state} size="sm" aria-pressed={only === state} onClick={() => setOnly(state)}>
                {quoteStateNames[state]} {quotes.filter((quote) => quote.state === state).length}
              </Button>
            ))}
          </div>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {shown.map((quote) => (
              <li key={quote.id}>
                <Link
                  to={`/app/agents/quotes/${quote.id}`}
                  className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-sea-soft sm:px-5"
                >
                  <span className="grid min-w-0 grow basis-52">
                    <span className="font-semibold wrap-anywhere">{quote.clientName}</span>
                    <span className="text-sm wrap-anywhere text-muted">
                      {quote.title || `Quote ${String(quote.number)}`}
                    </span>
                  </span>
                  <span className="text-sm text-muted tabular-nums">{factsOf(quote).join(' · ')}</span>
                  <QuoteBadge state={quote.state} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
