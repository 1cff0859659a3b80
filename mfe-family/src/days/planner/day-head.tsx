import { awaitsPartyNights, hopperNote } from '@landsea/contracts/day-plans';
import { dayTitle, presenceLabel } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { Pencil, Plus, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { formatMinutes, shortClock } from '../../trip-page/items/item-labels';
import { EditorOnly, useReadOnly } from '../../trip-page/page/read-only';
import { isOrderable } from '../../trip-page/items/day/is-orderable';
import { ConflictList } from '../../trip-page/items/conflict-list';
import { DayMenu } from './day-menu';
import type { PlannerActions } from './grid/planner-actions';
import type { PlannerDay } from './planner-days';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface DayHeadProps {
  day: PlannerDay;
  tripId: string;
  isToday: boolean;
  actions: PlannerActions;
}

const hoursText = ({ parkDays }: PlannerDay): string => {
  const [first] = parkDays;
  const last = parkDays.at(-1);
  if (!first || !last) return '';
  const early = first.gates < first.open ? `, early ${shortClock(first.gates)}` : '';
  return `Usually ${shortClock(first.open)} – ${shortClock(last.close)}${early}`;
};

const mayHaveParties = ({ day, context }: PlannerDay): boolean =>
  context !== undefined &&
  day.parks.some((park) => awaitsPartyNights(park, day.date, context.catalogue.calendar));

/** `1 h 35`, `45 min`: short enough for a line of a column. */
const shortMinutes = (minutes: number): string =>
  formatMinutes(Math.round(minutes)).replace(/( h \d+) min$/, '$1');

const summaryText = ({ items, totals, usual }: PlannerDay): string => {
  if (items.length === 0) return usual.length > 0 ? 'A usual day aboard' : 'Nothing planned yet';
  const things = `${String(items.length)} ${items.length === 1 ? 'thing' : 'things'}`;
  if (!totals || totals.waiting + totals.walking === 0) return things;
  return `${things} · wait ${shortMinutes(totals.waiting)}, walk ${shortMinutes(totals.walking)}`;
};

/** The top of a day: where it goes, its hours, what does not fit, and what can be done with it. */
export const DayHead = memo(function DayHead({ day, tripId, isToday, actions }: DayHeadProps) {
  const { date } = day.day;
  const isReadOnly = useReadOnly();
  const title = day.day.kind === 'park' && day.day.parks.length === 0 ? 'Which park?' : dayTitle(day.day);
  const hours = hoursText(day);
  return (
    <>
      <div className="z-10 bg-paper md:sticky md:pt-2 md:top-0 md:border-b md:border-hairline">
        <p className="flex items-baseline gap-2 text-sm text-muted tabular-nums max-md:h-0">
          <time dateTime={date} className="max-md:sr-only">
            {formatDate(date)}
          </time>
          {isToday ? <strong className="text-coral max-md:sr-only">Today</strong> : null}
        </p>
        <h3 id={`day-${date}`} className="font-display md:-mt-1.5 text-xl leading-snug">
          <button
            type="button"
            disabled={isReadOnly}
            onClick={() => actions.onDay('change', date)}
            className="group flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg text-left enabled:hover:text-sea disabled:cursor-auto"
          >
            <span className="sr-only">Change the day: </span>
            <span className="truncate">{title}</span>
            <EditorOnly>
              <Pencil
                aria-hidden
                className="size-4 shrink-0 text-muted group-hover:text-sea"
                strokeWidth={1.75}
              />
            </EditorOnly>
          </button>
        </h3>
      </div>
      <div className="grid pb-1 md:pt-1">
        {day.day.note ? (
          <p className="line-clamp-1 text-sm wrap-anywhere" title={day.day.note}>
            {day.day.note}
          </p>
        ) : null}
        {day.clockNote ? <p className="text-sm text-sea">{day.clockNote}</p> : null}
        {hours ? <p className="text-sm text-muted tabular-nums">{hours}</p> : null}
        {presenceLabel(day.day) ? <p className="text-sm tabular-nums">{presenceLabel(day.day)}</p> : null}
        {hopperNote(day.day.parks) ? <p className="text-sm text-muted">{hopperNote(day.day.parks)}</p> : null}
        {day.parkDays.map(({ partyNight }) =>
          partyNight ? (
            <p key={partyNight.name} className="text-sm text-muted">
              {partyNight.name}: closes early for day guests
            </p>
          ) : null,
        )}
        {mayHaveParties(day) ? (
          <p className="text-sm text-muted">Party nights for {date.slice(0, 4)} are not announced yet</p>
        ) : null}
        <p className="text-sm text-muted tabular-nums">{summaryText(day)}</p>
        <ConflictList
          conflicts={day.conflicts}
          fixing={actions.fixing}
          onOpen={({ itemIds: [itemId] }) => itemId && actions.onOpen(itemId)}
        />
        <div className="-ml-2 flex flex-wrap items-center print:hidden">
          <EditorOnly>
            <Button size="sm" variant="quiet" icon={<Plus {...icon} />} onClick={() => actions.onAdd(date)}>
              Add
            </Button>
            {!day.context || !isOrderable(day.items) ? null : (
              <Button
                size="sm"
                variant="quiet"
                icon={<Sparkles {...icon} />}
                onClick={() => actions.onDay('best-order', date)}
              >
                Best order
              </Button>
            )}
          </EditorOnly>
          <span className="ml-auto">
            <DayMenu tripId={tripId} day={day.day} onAction={(action) => actions.onDay(action, date)} />
          </span>
        </div>
      </div>
    </>
  );
});
