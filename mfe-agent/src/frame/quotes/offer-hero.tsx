import type { QuotePage } from '@landsea/contracts/agents';
import { getClockName } from '@landsea/contracts/core';

/** Some browsers put a narrow space before AM, which the server’s text has not. */
const formatEnd = (instant: string, timeZone: string): string =>
  `${new Date(instant).toLocaleString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replaceAll('\u202f', ' ')} (${getClockName(timeZone)})`;

export function OfferHero({
  page,
}: {
  page: Pick<QuotePage, 'quote' | 'brand' | 'agentName' | 'agencyName' | 'firstName'>;
}) {
  const { quote, brand, agentName, agencyName, firstName } = page;
  const from = [agentName, agencyName].filter(Boolean).join(', ');
  return (
    <header className="grid gap-4">
      <div className="flex items-center gap-4">
        {brand?.photo ? (
          <img src={brand.photo} alt="" className="size-16 shrink-0 rounded-full object-cover" />
        ) : null}
        <div className="grid min-w-0 gap-1">
          {from ? (
            <p className="text-base wrap-anywhere text-muted">
              For {firstName}, from {from}
            </p>
          ) : null}
          <h1 className="font-display text-2xl wrap-anywhere text-ink sm:text-3xl">
            {quote.title || 'Your trip'}
          </h1>
        </div>
      </div>
      {quote.message ? (
        <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line text-ink">{quote.message}</p>
      ) : null}
      <p className="text-base text-muted">
        Valid until <strong className="text-ink">{formatEnd(quote.expiresAt, quote.zone)}</strong>
      </p>
    </header>
  );
}
