import { getDateIn } from '@landsea/contracts/core';
import { dayKindNames, getDayPlace, formatDayTitle } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDate } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Pencil } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EditorOnly, useReadOnly } from '../../trip-frame/access/read-only';
import { useEditGuard } from '../../trip-frame/access/use-edit-gate';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { dashboardHelp } from './dashboard-help';
import { DayPlan } from './late-parts';
import { Section } from './section';
import { ParkChips } from '../../items/day/park-chips';
import { useDayItems } from '../../items/queue/use-day-items';

function PickParks({ tripId, day }: { tripId: string; day: TripDay }) {
  const { changeDay, notices } = useDayItems(tripId);
  return (
    <div className="pb-5">
      <ParkChips
        label={`Pick a park for ${formatDate(day.date)}`}
        value={day.parks}
        onChange={(parks) => void changeDay(day.date, { kind: 'park', parks })}
      />
      {notices}
    </div>
  );
}

const ChangeDay = loadLatePart(() => import('./change-day'), 'ChangeDay');

interface DayProps {
  tripId: string;
  day: TripDay;
  isCurrent: boolean;
  isToday: boolean;
  onChange: () => void;
}

function Day({ tripId, day, isCurrent, isToday, onChange }: DayProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const strip = item.current?.parentElement;
    if (isCurrent && strip && item.current)
      strip.scrollLeft = item.current.offsetLeft - strip.offsetLeft - 24;
  }, [isCurrent]);
  const isReadOnly = useReadOnly();
  const [weekday, monthDay] = formatDate(day.date).split(', ');
  const date = `${isToday ? 'Today' : (weekday ?? '')}, ${monthDay ?? ''}`;
  const dateLook = `text-sm tabular-nums ${isCurrent ? 'font-semibold text-ink' : 'text-muted'}`;
  const sea = isSeaDay(day);
  const title = (
    <Link
      to={`/itinerary-view/${tripId}/${day.date}`}
      className="line-clamp-2 text-sm leading-tight font-medium text-ink hover:text-sea hover:underline"
    >
      {formatDayTitle(day)}
    </Link>
  );
  return (
    <li
      ref={item}
      aria-current={isToday ? 'date' : undefined}
      className="grid w-28 shrink-0 snap-start lg:w-auto lg:min-w-22 lg:flex-1 grid-rows-[2.75rem_3.25rem_3.25rem]"
    >
      {isReadOnly ? (
        <p className={`self-center ${dateLook}`}>{date}</p>
      ) : (
        <button
          type="button"
          onClick={onChange}
          className={`cursor-pointer rounded-lg text-left whitespace-nowrap underline decoration-dotted underline-offset-4 hover:text-sea ${dateLook}`}
        >
          <span className="sr-only">Change the day: </span>
          {date}
        </button>
      )}
      <div className={`relative flex items-end border-b-2 pr-3 pb-2 ${sea ? 'border-sea' : 'border-palm'}`}>
        {sea ? null : title}
        {isCurrent ? (
          <span aria-hidden className="absolute -bottom-2 left-0 size-3.5 rounded-full bg-sun" />
        ) : null}
      </div>
      <div className="pt-2.5 pr-3 text-sea">{sea ? title : null}</div>
    </li>
  );
}

export function DayStrip({ trip, now }: { trip: TripDetail; now: Date }) {
  const { id: tripId, days } = trip;
  const guard = useEditGuard(tripId);
  const [sheet, setSheet] = useState<{ date: string; isOpen: boolean }>();
  const change = (date: string) => guard(() => setSheet({ date, isOpen: true }));
  const today = getDateIn(now);
  const current = days.find(({ date }) => date === today) ?? days[0];
  if (!current) return null;
  const undecided = days.find(
    ({ date, kind, parks }) => date >= today && kind === 'park' && parks.length === 0,
  );
  const isToday = current.date === today;
  return (
    <Section
      title={isToday ? 'Today' : 'Day by day'}
      help={dashboardHelp.days}
      aside={
        <EditorOnly>
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={change(current.date)}
          >
            {isToday ? 'Change today' : 'Change this day'}
          </Button>
        </EditorOnly>
      }
    >
      <p className="pb-3 text-muted">
        {isToday ? '' : current.date > today ? 'Starts ' : 'Started '}
        <span className="tabular-nums">{formatDate(current.date)}</span>
        {': '}
        <span className="text-ink">{formatDayTitle(current)}</span>
        {getDayPlace(current) ? `, ${dayKindNames[current.kind].toLowerCase()}` : ''}
        {current.note ? `. ${current.note}` : ''}
      </p>
      <EditorOnly>{undecided ? <PickParks {...{ tripId }} day={undecided} /> : null}</EditorOnly>
      <div className="pb-5">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <DayPlan trip={trip} day={current} />
        </Suspense>
      </div>
      <ol
        tabIndex={0}
        aria-label="Days of the trip"
        className="relative -mx-4 flex snap-x scroll-px-4 overflow-x-auto px-4 pb-6 sm:mx-0 sm:px-0"
      >
        {days.map((day) => (
          <Day
            key={day.date}
            tripId={tripId}
            day={day}
            isCurrent={day === current}
            isToday={day.date === today}
            onChange={change(day.date)}
          />
        ))}
      </ol>
      {sheet ? (
        <Suspense>
          <ChangeDay {...{ tripId }} {...sheet} onClose={() => setSheet({ ...sheet, isOpen: false })} />
        </Suspense>
      ) : null}
    </Section>
  );
}
