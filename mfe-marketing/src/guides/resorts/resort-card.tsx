import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { addDays, listDates, type CalendarDate } from '@landsea/contracts/core';
import { countRooms, priceNight, type PriceBook } from '@landsea/rules/estimate';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { countRoomsTogether } from './resort-choices';

/** A night's price in cents with tax on the quietest, the usual and the dearest dates. */
interface YearOfNights {
  quiet: number;
  usual: number;
  holiday: number;
}

/** All hotels of a book share the price levels of its 365 dates. */
const levels = new WeakMap<PriceBook, { date: CalendarDate; dates: number }[]>();

const levelsOf = (book: PriceBook) => {
  const known = levels.get(book);
  if (known) return known;
  const first = book.calendar.seasons.reduce(
    (from, season) => (season.from < from ? season.from : from),
    '9999-12-31',
  );
  const counted = new Map<number | undefined, { date: CalendarDate; dates: number }>();
  for (const date of listDates(first, addDays(first, 364))) {
    const level = book.seasonOn(date)?.hotelLevel;
    const before = counted.get(level);
    counted.set(level, { date, dates: (before?.dates ?? 0) + 1 });
  }
  const all = [...counted.values()];
  levels.set(book, all);
  return all;
};

/** A level without a known date falls back to a middle one. */
const priceYearOfNights = (
  { night, sleeps }: Pick<CatalogueHotel, 'night' | 'sleeps'>,
  people: number,
  book: PriceBook,
): YearOfNights => {
  const rooms = countRooms(people, sleeps);
  const prices = levelsOf(book)
    .map(({ date, dates }) => ({ cents: priceNight(night, date, book).typical * rooms, dates }))
    .sort((a, b) => a.cents - b.cents);
  const middle = Math.floor(prices.reduce((sum, { dates }) => sum + dates, 0) / 2);
  let passed = 0;
  const usual = prices.find(({ dates }) => (passed += dates) > middle);
  const quiet = prices[0]?.cents ?? 0;
  return { quiet, usual: usual?.cents ?? quiet, holiday: prices.at(-1)?.cents ?? quiet };
};

interface ResortCardProps {
  hotel: CatalogueHotel;
  book: PriceBook;
  people: number;
}

export const formatSleeps = (hotel: CatalogueHotel, people: number): string => {
  const rooms = countRooms(people, hotel.sleeps);
  if (rooms === 1) return `${hotel.room}, sleeps ${hotel.sleeps}`;
  const [together] = countRoomsTogether(hotel, people).filter(({ isPriced }) => !isPriced);
  const apart = `${rooms} rooms for ${people}`;
  return together ? `${apart}, or one ${together.kind.toLowerCase()}, sleeps ${together.sleeps}` : apart;
};

export function ResortCard({ hotel, book, people }: ResortCardProps) {
  const { quiet, usual, holiday } = priceYearOfNights(hotel, people, book);
  const money = (cents: number) => formatMoney(cents, { whole: true });
  const prices = [
    { name: 'Quiet dates', cents: quiet },
    { name: 'Usual dates', cents: usual },
    { name: 'Holidays', cents: holiday },
  ];
  return (
    <li className="relative grid content-between gap-4 rounded-card border border-hairline bg-surface p-4 hover:border-sea sm:p-5">
      <div className="grid gap-0.5">
        <h3 className="text-xl text-ink">
          <Link
            to={`/resorts?hotel=${hotel.id}&people=${people}`}
            className="no-underline after:absolute after:inset-0"
          >
            {hotel.name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{formatSleeps(hotel, people)}</p>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {prices.map(({ name, cents }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl text-ink tabular-nums">{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
