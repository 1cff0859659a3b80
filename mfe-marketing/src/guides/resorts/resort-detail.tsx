import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { countRooms, listMonthNights, listSeasons, tierNames, type PriceBook } from '@landsea/rules/estimate';
import { Badge } from '@landsea/ui/badge';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { GuideForm } from '../frame/guide-form';
import { GuidePage } from '../frame/guide-page';
import { findMonthExtremes, MonthBars, nameMonth } from '../frame/month-bars';
import { useGuideQuery } from '../frame/use-guide-query';
import { useNow } from '../frame/use-now';
import { countRoomsTogether, peopleOptions } from './resort-choices';
import { ResortWays } from './resort-ways';
import { SeasonPrices } from './season-prices';

/** Only one room is priced; the hotel says what larger ones cost. */
function ResortRooms({ hotel, people }: { hotel: CatalogueHotel; people: number }) {
  const together = countRoomsTogether(hotel, people);
  return (
    <section aria-labelledby="rooms" className="grid gap-2">
      <h2 id="rooms" className="text-xl text-ink">
        Rooms for {people}
      </h2>
      {together.length > 0 ? (
        <ul className="grid gap-1 text-base">
          {together.map(({ kind, sleeps, isPriced }) => (
            <li key={kind} className="flex justify-between gap-4 border-b border-hairline py-1.5">
              <span className="text-ink">
                {kind}
                {isPriced ? (
                  ''
                ) : (
                  <span className="block text-sm text-muted">Ask the hotel for its price</span>
                )}
              </span>
              <span className="shrink-0 text-muted tabular-nums">sleeps {sleeps}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-base text-muted">
          No room here holds {people}: you take {countRooms(people, hotel.sleeps)} rooms for {hotel.sleeps}{' '}
          each.
        </p>
      )}
    </section>
  );
}

interface YearChartProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  first: string;
  rooms: number;
}

const MONTHS = 12;

function YearChart({ hotel, book, first, rooms }: YearChartProps) {
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

interface ResortDetailProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  people: number;
}

const YEAR = 365;

export function ResortDetail({ hotel, book, people }: ResortDetailProps) {
  const [, change] = useGuideQuery();
  const now = useNow();
  const rooms = countRooms(people, hotel.sleeps);
  const first = now ? getDateIn(now) : (book.calendar.seasons[0]?.from ?? book.prices.asOf);
  const runs = listSeasons(first, YEAR, book);
  return (
    <GuidePage
      title={hotel.name}
      lead={
        rooms === 1
          ? `What a night in a ${hotel.room.toLowerCase()} typically costs through the year, tax included.`
          : `What a night in ${rooms} rooms typically costs ${people} of you through the year, tax included.`
      }
      breadcrumb={
        <>
          <Link to={`/resorts?people=${people}`}>All hotels</Link>
          <span aria-hidden>›</span>
          <Link to={`/resorts?tier=${hotel.tier}&people=${people}`}>{tierNames[hotel.tier]}</Link>
        </>
      }
      sources={[hotel, book.prices.taxes, book.calendar]}
    >
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-10">
          <YearChart hotel={hotel} book={book} first={first} rooms={rooms} />
          <SeasonPrices hotel={hotel} book={book} runs={runs} rooms={rooms} last={addDays(first, YEAR - 1)} />
        </div>
        <aside className="grid gap-6">
          <GuideForm label="Who comes" action="/resorts" submit="Show the prices">
            <input type="hidden" name="hotel" value={hotel.id} />
            <SelectField
              label="Guests age 3+"
              name="people"
              options={peopleOptions}
              value={String(people)}
              onValueChange={(value) => change({ people: value })}
            />
          </GuideForm>
          <ul className="flex flex-wrap gap-2">
            <li>
              <Badge tone="sea">{tierNames[hotel.tier]}</Badge>
            </li>
            {hotel.onSite ? (
              <li>
                <Badge tone="palm">Early booking and early entry</Badge>
              </li>
            ) : null}
            {hotel.byPoints ? (
              <li>
                <Badge>Vacation club</Badge>
              </li>
            ) : null}
          </ul>
          <ResortRooms hotel={hotel} people={people} />
          <ResortWays hotel={hotel} />
        </aside>
      </div>
    </GuidePage>
  );
}
