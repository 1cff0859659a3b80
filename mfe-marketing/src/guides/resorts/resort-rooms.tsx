import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { countRooms } from '@landsea/rules/estimate';
import { countRoomsTogether } from './resort-choices';

/** Only one room is priced; the hotel says what larger ones cost. */
export function ResortRooms({ hotel, people }: { hotel: CatalogueHotel; people: number }) {
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
