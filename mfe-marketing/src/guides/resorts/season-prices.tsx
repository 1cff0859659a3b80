import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { priceNight, type PriceBook, type SeasonNights } from '@landsea/rules/estimate';
import { formatDateRange, formatMoney } from '@landsea/web-kit';

interface SeasonPricesProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  runs: readonly SeasonNights[];
  rooms: number;
  last: string;
}

/** A year has dozens of seasons: these are shown, the others open on demand. */
const SHOWN = 8;

export function SeasonPrices({ hotel, book, runs, rooms, last }: SeasonPricesProps) {
  const money = (cents: number) => formatMoney(cents * rooms, { whole: true });
  const first = runs[0]?.from ?? last;
  const later = runs.slice(SHOWN);
  return (
    <section aria-labelledby="seasons" className="grid gap-3">
      <h2 id="seasons" className="text-2xl text-ink">
        A night by season
      </h2>
      <p className="text-base text-muted">
        {formatDateRange(first, last)}. The range reaches one price level down and one up.
      </p>
      <SeasonRows runs={runs.slice(0, SHOWN)} {...{ hotel, book, money }} />
      {later.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-sea">
            {later.length === 1 ? 'One more season' : `${later.length} more seasons`}
          </summary>
          <SeasonRows runs={later} {...{ hotel, book, money }} />
        </details>
      ) : null}
    </section>
  );
}

interface SeasonRowsProps extends Pick<SeasonPricesProps, 'hotel' | 'book' | 'runs'> {
  money: (cents: number) => string;
}

function SeasonRows({ hotel, book, runs, money }: SeasonRowsProps) {
  return (
    <ul>
      {runs.map(({ from, to, season }) => {
        const { low, typical, high } = priceNight(hotel.night, from, book);
        return (
          <li
            key={from}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-hairline py-2.5"
          >
            <span className="text-base text-ink">{season?.name ?? 'Usual dates'}</span>
            <span className="text-lg font-semibold text-ink tabular-nums">{money(typical)}</span>
            <span className="text-sm text-muted tabular-nums">{formatDateRange(from, to)}</span>
            <span className="text-right text-sm text-muted tabular-nums">
              {money(low)} to {money(high)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
