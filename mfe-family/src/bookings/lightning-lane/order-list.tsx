import { splitRiders, type BookingOrder, type LaneBooking, type LaneEntry } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatClock } from '../../items/cards/item-labels';

interface OrderListProps {
  order: BookingOrder<LaneEntry>;
  date: string;
  party?: TripDetail['party'];
}

const names = (list: readonly { name: string }[]): string =>
  new Intl.ListFormat('en-US').format(list.map(({ name }) => name));

interface RidesProps {
  bookings: readonly LaneBooking<LaneEntry>[];
  party: TripDetail['party'];
  date: string;
  compact: boolean;
}

function Rides({ bookings, party, date, compact }: RidesProps) {
  return (
    <ol
      className={`grid list-decimal pl-6 marker:font-semibold marker:text-sea ${compact ? 'gap-1' : 'gap-2'}`}
    >
      {bookings.map(({ ride, goneBy, fallbacks }) => {
        const { tooShort } = splitRiders(ride, party, date);
        const notes = [
          goneBy ? `usually gone by ${formatClock(goneBy)}` : compact ? undefined : 'usually lasts all day',
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
            {notes.length > 0 ? (
              <span className={`text-sm text-muted ${compact ? '' : 'block'}`}>
                {compact ? ' ' : null}
                {notes.join(' · ')}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

export function OrderList({ order, date, party = [] }: OrderListProps) {
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
            <Rides bookings={bookings} party={party} date={date} compact={bookings === later} />
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
