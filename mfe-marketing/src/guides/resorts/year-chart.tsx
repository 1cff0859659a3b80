import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { listMonthNights, type PriceBook } from '@landsea/rules/estimate';
import { formatMoney } from '@landsea/web-kit';
import { MonthBars, findMonthExtremes, nameMonth } from '../frame/month-bars';

interface YearChartProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  first: string;
  rooms: number;
}

const MONTHS = 12;

export function YearChart({ hotel, book, first, rooms }: YearChartProps) {
  const nights = listMonthNights(hotel.night, first, MONTHS, book).map(({ month, typical }) => ({
    month,
    cents: typical * rooms,
  }));
  const { cheapest, dearest } = findMonthExtremes(nights);
  const money = (cents = 0) => formatMoney(cents, { whole: true });
  return (
    <section aria-labelledby="year" className="grid gap-3">
      <h2 id="year" className="text-2xl text-ink">
        {nameMonth(cheapest?.month ?? '')} from {money(cheapest?.cents)}, {nameMonth(dearest?.month ?? '')}{' '}
        {money(dearest?.cents)}
      </h2>
      <p className="text-base text-muted">An average night of each month, typical prices.</p>
      <MonthBars months={nights} />
    </section>
  );
}
