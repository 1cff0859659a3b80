import type { QuoteSummary } from '@landsea/contracts/agents';
import { formatMoney } from '@landsea/web-kit';

/** `from $3,980`; once it is accepted what that costs; empty while nobody entered a price. */
export const formatQuotePrice = ({ state, fromCents }: Pick<QuoteSummary, 'state' | 'fromCents'>): string => {
  if (fromCents === null) return '';
  const price = formatMoney(fromCents, { whole: true });
  return state === 'accepted' ? price : `from ${price}`;
};
