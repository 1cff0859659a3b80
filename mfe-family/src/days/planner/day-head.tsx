import { formatDayTitle } from '@landsea/rules/trip';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { ChevronDown, Plus, Sparkles, TriangleAlert } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { formatShortClock } from '../../items/cards/item-labels';
import { EditorOnly, useReadOnly } from '../../trip-frame/access/read-only';
import { isOrderable } from '../../items/day/is-orderable';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { MoreButton } from '../../trip-frame/page/more-button';
import type { PlannerActions } from './grid/planner-actions';
import { DayFacts, DayMenu } from './late-parts';
import type { PlannerDay } from './planner-days';

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

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
  return `${formatShortClock(first.gates)} – ${formatShortClock(last.close)}`;
};

function DayCount({ day, isOpen }: { day: PlannerDay; isOpen: boolean }) {
  const { count, unsolved } = day;
  const hasProblem = unsolved.some(({ severity }) => severity === 'problem');
  return (
    <>
      <span className="truncate">
        {count}
        <span className="sr-only"> {count === 1 ? 'plan' : 'plans'}</span>
      </span>
      {unsolved.length > 0 ? (
        <span
          className={`inline-flex items-center gap-0.5 font-semibold ${hasProblem ? 'text-berry' : 'text-ink'}`}
        >
          <TriangleAlert {...icon} />
          {unsolved.length}
          <span className="sr-only"> to solve</span>
        </span>
      ) : null}
      <ChevronDown {...icon} className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
    </>
  );
}

export const DayHead = memo(function DayHead({ day, tripId, isToday, actions }: DayHeadProps) {
  const { date } = day.day;
  const isReadOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  const title =
    day.day.kind === 'park' && day.day.parks.length === 0 ? 'Which park?' : formatDayTitle(day.day);
  const hours = hoursText(day);
  return (
    <div data-head className="z-10 bg-paper md:sticky md:top-0 md:border-b md:border-hairline">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-1 md:grid-cols-[minmax(0,1fr)_auto_2.75rem]">
        <h3 id={`day-${date}`} className="min-w-0 font-display text-lg leading-tight md:col-span-2">
          <button
            type="button"
            disabled={isReadOnly}
            onClick={() => actions.onDay('change', date)}
            className="grid min-h-11 w-full cursor-pointer content-center rounded-lg text-left enabled:hover:text-sea disabled:cursor-auto"
          >
            <span className="sr-only">Change the day: </span>
            <span className="truncate">{title}</span>
            <span className="truncate font-sans text-xs leading-tight font-normal tracking-normal text-muted tabular-nums">
              <time dateTime={date} className="max-md:sr-only">
                {formatDate(date)}
              </time>
              {isToday ? <strong className="text-coral max-md:sr-only"> Today</strong> : null}
              {hours ? <span className="max-md:sr-only"> · </span> : null}
              {hours}
              {day.clockNote ? <span className="max-md:sr-only"> · </span> : null}
              {day.clockNote ? <span className="text-sea">{day.clockNote}</span> : null}
            </span>
          </button>
        </h3>
        <span className="max-md:order-last print:hidden">
          <LateMenu button={(closed) => <MoreButton {...closed} name={formatDate(date)} />}>
            <DayMenu tripId={tripId} day={day.day} onAction={(action) => actions.onDay(action, date)} />
          </LateMenu>
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 cursor-pointer items-center gap-1.5 rounded-lg px-1 text-sm text-muted tabular-nums hover:text-sea md:min-h-9 md:px-0"
        >
          <DayCount {...{ day, isOpen }} />
          <span className="sr-only"> on {formatDate(date)}</span>
        </button>
        <div className="flex items-center justify-end print:hidden md:col-span-2">
          <EditorOnly>
            {!day.context || !isOrderable(day.items) ? null : (
              <Button
                size="sm"
                variant="quiet"
                className="max-md:min-w-11 max-md:px-0 md:min-h-9"
                icon={<Sparkles {...icon} />}
                onClick={() => actions.onDay('best-order', date)}
              >
                <span className="max-md:sr-only">Best order</span>
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              className="min-w-11 px-0 md:min-h-9"
              icon={<Plus {...icon} />}
              onClick={() => actions.onAdd(date)}
            >
              <span className="sr-only">Add</span>
            </Button>
          </EditorOnly>
        </div>
      </div>
      <div id={factsId} hidden={!isOpen}>
        <Suspense>{isOpen ? <DayFacts {...{ day, actions }} /> : null}</Suspense>
      </div>
    </div>
  );
});
