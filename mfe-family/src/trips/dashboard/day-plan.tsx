import { formatLimitedTime, listDayEntries, type DayBooking } from '@landsea/rules/day-plans';
import { formatItemName } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Skeleton } from '@landsea/ui/skeleton';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { statusLabels, formatWhen } from '../../items/cards/item-labels';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { getVisibleData, isPending } from '../../trip-frame/access/visible-data';

const MOST_ROWS = 5;

const link = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

const row = 'flex flex-wrap items-center gap-x-3 py-1.5';
const when = 'w-20 shrink-0 text-sm text-muted tabular-nums';
const name = 'min-w-0 grow basis-36 leading-snug wrap-anywhere';

function BookingRow({ entry }: { entry: DayBooking }) {
  return (
    <li className={row}>
      <Ticket aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
      <span className={when}>{formatLimitedTime(entry)}</span>
      <span className={name}>
        {entry.label}: {entry.title}
      </span>
      <Badge tone="palm">{statusLabels.booked}</Badge>
    </li>
  );
}

function Row({ item }: { item: DayItem }) {
  return (
    <li className={row}>
      <ItemIcon kind={item.details.kind} className="size-5 shrink-0 text-sea" />
      <span className={when}>{formatWhen(item)}</span>
      <span className={name}>{formatItemName(item)}</span>
      {item.status === 'booked' || item.status === 'done' ? (
        <Badge tone="palm">{statusLabels[item.status]}</Badge>
      ) : null}
    </li>
  );
}

export function DayPlan({ trip, day }: { trip: TripDetail; day: TripDay }) {
  const tripId = trip.id;
  const days = useGetDaysQuery(tripId);
  if (isPending(days)) return <Skeleton className="h-40" />;
  const plans = getVisibleData(days);
  if (!plans) return null;
  const entries = listDayEntries(trip, day, plans.items, plans.bookings ?? []);
  if (entries.length === 0)
    return (
      <Link to={`/trip/${tripId}/daily-planner-v2`} className={link}>
        Plan this day
      </Link>
    );
  const more = entries.length - MOST_ROWS;
  return (
    <>
      <ol aria-label="The plan" className="max-w-prose divide-y divide-hairline">
        {entries
          .slice(0, MOST_ROWS)
          .map((each) =>
            'item' in each ? (
              <Row key={each.key} item={each.item} />
            ) : (
              <BookingRow key={each.key} entry={each.entry} />
            ),
          )}
      </ol>
      <Link to={`/itinerary-view/${tripId}/${day.date}`} className={link}>
        {more > 0 ? `Open the day, ${more} more` : 'Open the day'}
      </Link>
    </>
  );
}
