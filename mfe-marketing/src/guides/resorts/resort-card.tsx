import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { countRooms, type PriceBook } from '@landsea/rules/estimate';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { priceYearOfNights } from './night-range';
import { countRoomsTogether } from './resort-choices';

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
