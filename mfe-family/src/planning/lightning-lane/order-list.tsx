import type { Booking, BookingOrder } from '@landsea/contracts/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatClock } from '../../trip/items/item-labels';
import type { LaneEntry } from './model/lane-catalogue';
import { isTallEnough } from './model/lane-wishes';

interface OrderListProps {
  order: BookingOrder<LaneEntry>;
  /** Who comes, to say for whom a ride is not; empty where nobody is known. */
  party?: TripDetail['party'];
}

const names = (list: readonly { name: string }[]): string =>
  new Intl.ListFormat('en-US').format(list.map(({ name }) => name));

function Rides({ bookings, party }: { bookings: readonly Booking<LaneEntry>[]; party: TripDetail['party'] }) {
  return (
    <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-sea">
      {bookings.map(({ ride, goneBy, fallbacks }) => {
        const tooShort = party.filter((person) => !isTallEnough(ride, person));
        const notes = [
          goneBy ? `usually gone by ${formatClock(goneBy)}` : 'usually lasts all day',
          fallbacks.length > 0
            ? `if gone: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(fallbacks.map(({ name }) => name))}`
            : undefined,
          tooShort.length > 0
            ? `${names(tooShort)} ${tooShort.length === 1 ? 'is' : 'are'} not tall enough yet`
            : undefined,
        ].filter(Boolean);
        return (
          <li key={ride.id}>
            <span className="font-semibold">{ride.name}</span>
            <span className="block text-sm text-muted">{notes.join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What to book at 7:00, what after the first tap-in, and what without a pass. */
export function OrderList({ order, party = [] }: OrderListProps) {
  const { first, singles, later, standby } = order;
  const parts = [
    ['Book first at 7:00', first],
    ['Single Passes, at 7:00 too', singles],
    ['After the first tap-in, one by one', later],
  ] as const;
  return (
    <div className="grid content-start gap-4">
      {parts.map(([title, bookings]) =>
        bookings.length > 0 ? (
          <div key={title} className="grid gap-2">
            <h3 className="text-base font-semibold text-sea">{title}</h3>
            <Rides bookings={bookings} party={party} />
          </div>
        ) : null,
      )}
      {standby.length > 0 ? (
        <p className="text-sm">
          <span className="font-semibold">At opening or in the standby line: </span>
          {names(standby)}.
        </p>
      ) : null}
    </div>
  );
}
