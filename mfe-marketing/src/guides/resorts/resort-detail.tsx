import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { countRooms, listSeasons, tierNames, type PriceBook } from '@landsea/rules/estimate';
import { Badge } from '@landsea/ui/badge';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Link } from 'react-router-dom';
import { GuideForm } from '../frame/guide-form';
import { GuidePage } from '../frame/guide-page';
import { useGuideQuery } from '../frame/use-guide-query';
import { useNow } from '../frame/use-now';
import { peopleOptions } from './resort-choices';
import { ResortRooms } from './resort-rooms';
import { ResortWays } from './resort-ways';
import { SeasonPrices } from './season-prices';
import { YearChart } from './year-chart';

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
