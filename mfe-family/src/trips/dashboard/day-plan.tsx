import { itemName } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { Link } from 'react-router-dom';
import { itemsOf } from '../../trip-page/items/day-order';
import { ItemIcon } from '../../trip-page/items/item-icon';
import { statusLabels, whenText } from '../../trip-page/items/item-labels';
import { useGetDaysQuery } from '../../trip-page/items/items-api';
import { visibleData } from '../../trip-page/page/visible-data';

const MOST_ROWS = 5;

const link = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

function Row({ item }: { item: DayItem }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1.5">
      <ItemIcon kind={item.details.kind} className="size-5 shrink-0 text-sea" />
      <span className="w-20 shrink-0 text-sm text-muted tabular-nums">{whenText(item)}</span>
      <span className="min-w-0 grow basis-36 leading-snug wrap-anywhere">{itemName(item)}</span>
      {item.status === 'booked' || item.status === 'done' ? (
        <Badge tone="palm">{statusLabels[item.status]}</Badge>
      ) : null}
    </li>
  );
}

/** The plan of one day in at most five lines, and the way to all of it. Nothing while it is not known. */
export function DayPlan({ tripId, date }: { tripId: string; date: string }) {
  const plans = visibleData(useGetDaysQuery(tripId));
  if (!plans) return null;
  const items = itemsOf(plans.items, date);
  if (items.length === 0)
    return (
      <Link to={`/trip/${tripId}/daily-planner-v2`} className={link}>
        Plan this day
      </Link>
    );
  const more = items.length - MOST_ROWS;
  return (
    <>
      <ol aria-label="The plan" className="max-w-prose divide-y divide-hairline">
        {items.slice(0, MOST_ROWS).map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ol>
      <Link to={`/itinerary-view/${tripId}/${date}`} className={link}>
        {more > 0 ? `Open the day, ${String(more)} more` : 'Open the day'}
      </Link>
    </>
  );
}
