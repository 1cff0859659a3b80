import type { CatalogueHotel, HotelTier } from '@landsea/contracts/catalogue';
import type { PriceBook } from '@landsea/rules/estimate';
import { useGuideQuery } from '../frame/use-guide-query';
import { ResortCard } from './resort-card';
import { isByParks, readPeople, tierLabels } from './resort-choices';

interface TierHotelsProps {
  tier: HotelTier;
  book: PriceBook;
  isWhole: boolean;
}

const SHOWN = 4;

export function TierHotels({ tier, book, isWhole }: TierHotelsProps) {
  const hotels = book.hotels
    .filter((hotel) => hotel.tier === tier && isByParks(hotel))
    .sort((one, other) => one.night.typical - other.night.typical);
  const more = isWhole ? [] : hotels.slice(SHOWN);
  return (
    <>
      <HotelCards hotels={isWhole ? hotels : hotels.slice(0, SHOWN)} book={book} />
      {more.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-sea">
            {tierLabels[tier]}: {more.length} more
          </summary>
          <div className="pt-2">
            <HotelCards hotels={more} book={book} />
          </div>
        </details>
      ) : null}
    </>
  );
}

function HotelCards({ hotels, book }: { hotels: readonly CatalogueHotel[]; book: PriceBook }) {
  const [query] = useGuideQuery();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {hotels.map((hotel) => (
        <ResortCard key={hotel.id} hotel={hotel} book={book} people={readPeople(query)} />
      ))}
    </ul>
  );
}
