import { formatLimitedTime, listDayEntries, type DayEntry } from '@landsea/rules/day-plans';
import type { DayPlans } from '@landsea/contracts/planning';
import { formatDayTitle, type ZonedTrip } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDate } from '@landsea/web-kit';
import { ChevronDown } from 'lucide-react';
import { formatItemWhen } from './portal-labels';
import { PortalLink } from './portal-link';
import type { PortalTrip } from './portal-trips';

interface PortalDaysProps {
  trip: Pick<PortalTrip, 'tripId' | 'isMade'>;
  plans: Pick<DayPlans, 'days' | 'items' | 'bookings'>;
  /** The trip's clocks, which say when on a day something booked is. */
  zoned: ZonedTrip;
  today: string;
}

/** Wishes with a day are listed with the wishes. */
const listEntries = ({ plans, zoned }: Pick<PortalDaysProps, 'plans' | 'zoned'>, day: TripDay): DayEntry[] =>
  listDayEntries(zoned, day, plans.items, plans.bookings ?? []).filter(
    (each) => !('item' in each) || each.item.status !== 'wish',
  );

const readEntry = (each: DayEntry): { when: string; title: string; badge: string | undefined } => {
  if ('entry' in each)
    return {
      when: formatLimitedTime(each.entry),
      title: `${each.entry.label}: ${each.entry.title}`,
      badge: 'Booked',
    };
  const { status, title } = each.item;
  return {
    when: formatItemWhen(each.item),
    title,
    badge: status === 'booked' ? 'Booked' : status === 'done' ? 'Done' : undefined,
  };
};

function Plan({ plan }: { plan: readonly DayEntry[] }) {
  if (plan.length === 0) return <p className="text-base text-muted">Nothing is planned for this day yet.</p>;
  return (
    <ol className="divide-y divide-hairline">
      {plan.map((each) => {
        const { when, title, badge } = readEntry(each);
        return (
          <li key={each.key} className="flex items-baseline gap-3 py-2">
            <span className="w-20 shrink-0 text-sm text-muted tabular-nums">{when}</span>
            <span className="min-w-0 grow wrap-anywhere text-ink">{title}</span>
            {badge ? <Badge tone="palm">{badge}</Badge> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Shows today, or the first day before the trip, and nothing afterwards. */
export function TodayCard({ trip: { tripId, isMade }, plans, zoned, today }: PortalDaysProps) {
  const day = plans.days.find(({ date }) => date >= today);
  if (!day) return null;
  const heading = day.date === today ? 'Today' : 'First day';
  return (
    <Card aria-labelledby="portal-today" className="grid gap-3">
      <div>
        <CardTitle id="portal-today">{heading}</CardTitle>
        <p className="text-base text-muted">
          <span className="tabular-nums">{formatDate(day.date)}</span>, {formatDayTitle(day)}
        </p>
      </div>
      <Plan plan={listEntries({ plans, zoned }, day)} />
      <PortalLink
        madeTripId={isMade ? tripId : undefined}
        to={`/itinerary-view/${tripId}/${day.date}`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-sea underline"
      >
        Open this day
      </PortalLink>
    </Card>
  );
}

export function PortalDays({ trip: { tripId, isMade }, plans, zoned, today }: PortalDaysProps) {
  return (
    <Card aria-labelledby="portal-days" className="grid gap-2">
      <CardTitle id="portal-days">Day by day</CardTitle>
      <ul className="divide-y divide-hairline">
        {plans.days.map((day) => {
          const plan = listEntries({ plans, zoned }, day);
          return (
            <li key={day.date} aria-current={day.date === today ? 'date' : undefined}>
              <details className="group">
                <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
                  <span className="w-24 shrink-0 text-sm text-muted tabular-nums">
                    {formatDate(day.date)}
                  </span>
                  <span className="min-w-0 grow font-medium wrap-anywhere text-ink">
                    {formatDayTitle(day)}
                  </span>
                  <span className="text-sm text-muted tabular-nums">
                    {plan.length > 0 ? `${plan.length} planned` : ''}
                  </span>
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 text-muted group-open:rotate-180"
                    strokeWidth={1.75}
                  />
                </summary>
                <div className="pb-3">
                  {day.note ? <p className="pb-2 text-base wrap-anywhere text-muted">{day.note}</p> : null}
                  <Plan plan={plan} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <PortalLink
        madeTripId={isMade ? tripId : undefined}
        to={`/trip/${tripId}/dashboard`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-sea underline"
      >
        Open the whole plan
      </PortalLink>
    </Card>
  );
}
