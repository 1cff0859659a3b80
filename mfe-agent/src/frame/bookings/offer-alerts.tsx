import { addDays, getDateIn } from '@landsea/contracts/core';
import { Link } from 'react-router-dom';
import { FirstRows } from '../first-rows';
import { useNow } from '../use-now';
import { formatBookBy, formatFits, formatSaving, listOfferAlerts } from './offer-texts';
import { usePriceOffersQuery } from './price-offers-api';

/** Days before the end of an offer. */
const URGENT_DAYS = 2;

/** Offers with bookings that nobody has looked at; nothing while there are none. */
export function OfferAlerts() {
  const { data } = usePriceOffersQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = getDateIn(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const open = listOfferAlerts(data?.offers ?? [], today);
  return (
    <FirstRows id="offer-alerts" title="Lower prices" rows={open}>
      {(offer) => (
        <li key={offer.id} className="px-4 py-2 tabular-nums sm:px-5">
          <p className="wrap-anywhere">
            {offer.place}, {formatSaving(offer)}: {formatFits(offer)}.
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to={`/app/agents/price-offers#${offer.id}`}
              className="inline-flex min-h-11 items-center text-sm text-sea underline-offset-4 hover:underline"
            >
              See the bookings<span className="sr-only"> for {offer.place}</span>
            </Link>
            <p
              className={`text-sm ${offer.bookBy <= addDays(today, URGENT_DAYS) ? 'font-semibold text-berry' : 'text-muted'}`}
            >
              {formatBookBy(offer.bookBy, today)}
            </p>
          </div>
        </li>
      )}
    </FirstRows>
  );
}
