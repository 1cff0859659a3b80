import { Card, CardTitle } from '@landsea/ui/card';
import { Link } from 'react-router-dom';
import { NewQuoteButton } from './new-quote-button';
import { QuoteBadge } from './quote-badge';
import { formatQuotePrice } from './quote-price';
import { useListQuotesQuery } from './quotes-api';

const FIRST = 5;

export function ClientQuotes({ clientId, firstName }: { clientId: string; firstName: string }) {
  const { data: quotes } = useListQuotesQuery({ clientId }, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="client-quotes" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="client-quotes">Quotes</CardTitle>
        <NewQuoteButton clientId={clientId} />
      </div>
      {quotes?.length === 0 ? <p className="text-muted">None for {firstName} yet.</p> : null}
      {quotes && quotes.length > 0 ? (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {quotes.slice(0, FIRST).map(({ id, number, title, state, fromCents }) => (
            <li key={id}>
              <Link
                to={`/app/agents/quotes/${id}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-sea underline-offset-4 hover:underline"
              >
                <span className="min-w-0 wrap-anywhere">{title || `Quote ${String(number)}`}</span>
                <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
                  {formatQuotePrice({ state, fromCents })}
                  <QuoteBadge state={state} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
