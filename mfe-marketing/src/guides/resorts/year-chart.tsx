import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { monthNights } from '@landsea/contracts/estimate';
import type { PriceBook } from '@landsea/contracts/estimate';
import { formatMoney } from '@landsea/web-kit';

interface YearChartProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  first: string;
  rooms: number;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (month: string): string => months[Number(month.slice(5, 7)) - 1] ?? '';
const [MONTHS, WIDTH, HEIGHT] = [12, 600, 180];
const SLOT = WIDTH / MONTHS;

/** An average night of each of the next twelve months: the tide of prices. */
export function YearChart({ hotel, book, first, rooms }: YearChartProps) {
  const nights = monthNights(hotel.night, first, MONTHS, book).map(({ month, typical }) => ({
    month,
    cents: typical * rooms,
  }));
  const most = Math.max(...nights.map(({ cents }) => cents));
  const least = Math.min(...nights.map(({ cents }) => cents));
  const money = (cents: number) => formatMoney(cents, { whole: true });
  const cheapest = nights.find(({ cents }) => cents === least);
  const dearest = nights.find(({ cents }) => cents === most);
  return (
    <section aria-labelledby="year" className="grid gap-3">
      <h2 id="year" className="text-2xl text-ink">
        {monthName(cheapest?.month ?? '')} from {money(least)}, {monthName(dearest?.month ?? '')}{' '}
        {money(most)}
      </h2>
      <p className="text-base text-muted">An average night of each month, typical prices.</p>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT + 44)}`}
        className="block w-full"
        role="img"
        aria-label={nights.map(({ month, cents }) => `${monthName(month)} ${money(cents)}`).join(', ')}
      >
        {nights.map(({ month, cents }, index) => {
          const height = Math.max(4, (cents / most) * (HEIGHT - 24));
          const isLeast = cents === least;
          return (
            <g key={month} transform={`translate(${String(index * SLOT)} 0)`}>
              <text
                x={SLOT / 2}
                y={HEIGHT - height - 8}
                textAnchor="middle"
                fontSize="13"
                className={`tabular-nums ${isLeast ? 'fill-sea font-semibold' : 'fill-muted'}`}
              >
                {money(cents)}
              </text>
              <rect
                x={5}
                y={HEIGHT - height}
                width={SLOT - 10}
                height={height}
                rx={6}
                className={isLeast ? 'fill-sea' : 'fill-sea/35'}
              />
              <text x={SLOT / 2} y={HEIGHT + 24} textAnchor="middle" fontSize="14" className="fill-ink">
                {monthName(month)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-sea" strokeWidth="1.75" />
      </svg>
    </section>
  );
}
