import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { startTransition, Suspense, useEffect, useState, type RefObject } from 'react';
import { formatShortClock } from '../../items/cards/item-labels';
import { DayColumn } from './grid/day-column';
import { DraggedCard, KEYS_HELP } from './grid/item-card';
import { fitPhoneRuler } from './grid/first-hour';
import type { ItemPlace } from './grid/item-place';
import { DragGain } from './late-parts';
import type { PlannerActions } from './grid/planner-actions';
import { toHeight, listHours, toTop, type Ruler } from './grid/ruler';
import { useFirstHours } from './grid/use-first-hours';
import { useItemDrag } from './grid/use-item-drag';
import { useNear } from './grid/use-near';
import { isWideScreen } from './grid/wide-screen';
import type { PlannerDay } from './planner-days';
import { WishStrip } from './wish-strip';

const COLUMNS_AT_ONCE = 7;

const atOnce = (): number => (isWideScreen() ? COLUMNS_AT_ONCE : 1);

const MOST_WAIT_MS = 4_000;

/**
 * Days on the screen are drawn at once, then one more at a time on both sides without blocking input. Their
 * catalog data is evaluated before the other days, which begin when it `isEvaluated`, or all together without
 * it.
 */
const useDrawnDays = (count: number, start: number, isEvaluated: boolean): ((day: number) => boolean) => {
  const [reach, setReach] = useState(atOnce);
  useEffect(() => {
    if (reach >= count) return;
    const draw = () => startTransition(() => setReach(isEvaluated ? reach + 1 : count));
    const timer = setTimeout(draw, isEvaluated ? 0 : MOST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [reach, count, isEvaluated]);
  return (day) => Math.abs(day - start) < reach;
};

/** Cards within this margin stay mounted, so that scrolling finds them there. */
const HALF_A_COLUMN = '0px 140px';
const A_PHONE_DAY = '0px 100%';

interface PlannerGridProps {
  trip: TripDetail;
  days: readonly PlannerDay[];
  items: readonly DayItem[];
  wishes: readonly DayItem[];
  start: string | undefined;
  ruler: Ruler;
  /** Wall time at the parks, and its date. */
  now: { date: string; time: string };
  /** Items of others are dimmed. */
  person: string | undefined;
  actions: PlannerActions;
  onMove: (item: DayItem, place: ItemPlace) => void;
  onBlocked: (() => void) | undefined;
  /** This date's cards stay mounted, as one of them gets the focus. */
  kept: string | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

export function PlannerGrid(props: PlannerGridProps) {
  const { trip, days, items, wishes, ruler, now, person, actions, onMove, onBlocked } = props;
  const rulerOn = (date: string) => {
    const day = isWideScreen() ? undefined : days.find((each) => each.day.date === date);
    return day ? fitPhoneRuler(day, ruler) : ruler;
  };
  const { drag, context } = useItemDrag({ items, rulerOn, onMove, onBlocked });
  const first = days.findIndex(({ day }) => day.date === props.start);
  const isDrawn = useDrawnDays(
    days.length,
    Math.max(0, first),
    days.some(({ context }) => context !== undefined),
  );
  const isNear = useNear(
    props.scroller,
    days.map(({ day }) => day.date).join(),
    isWideScreen() ? HALF_A_COLUMN : A_PHONE_DAY,
  );
  useFirstHours(props.scroller, days, Math.max(0, first), ruler);
  return (
    <DndContext {...context}>
      <p id={KEYS_HELP} hidden>
        Press Alt with the arrow keys to move it.
      </p>
      <WishStrip
        tripId={trip.id}
        {...{ wishes, person, actions }}
        party={trip.party}
        draggedId={drag?.item.id}
      />
      <div
        ref={props.scroller}
        onScroll={props.onScroll}
        // Scrolling by keys needs a focusable element.
        tabIndex={0}
        role="region"
        aria-label="Days and times"
        className="relative -mx-4 scroll-smooth snap-x snap-mandatory overflow-x-auto sm:mx-0 md:max-h-[calc(100dvh-8rem)] md:snap-none md:scroll-pl-14 md:overflow-auto md:rounded-card md:border md:border-hairline print:hidden"
      >
        <div className="flex w-max max-md:w-full max-md:items-start">
          <div
            aria-hidden
            className="sticky left-0 z-20 hidden w-14 shrink-0 flex-col justify-end bg-paper md:flex"
          >
            <div className="relative" style={{ height: toHeight(ruler.until - ruler.from) }}>
              {listHours(ruler).map((hour) => (
                <span
                  key={hour}
                  className="absolute right-2 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums"
                  style={{ top: toTop(hour, ruler) }}
                >
                  {hour === ruler.from ? '' : formatShortClock(hour)}
                </span>
              ))}
            </div>
          </div>
          {days.map((day, index) => {
            const { date } = day.day;
            const hasCards = isNear(date) || date === props.kept || date === drag?.item.date;
            return (
              <DayColumn
                key={date}
                {...{ trip, day, ruler, person, actions }}
                target={drag?.place?.date === date ? drag.place : undefined}
                now={now.date === date ? now.time : undefined}
                isDragging={drag !== undefined && hasCards}
                isDrawn={isDrawn(index)}
                hasCards={hasCards}
              />
            );
          })}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {drag ? (
          <div className="w-60 rotate-1 shadow-float motion-reduce:rotate-0">
            <DraggedCard item={drag.item} party={trip.party} />
            {drag.place ? (
              <Suspense>
                <DragGain days={days} item={drag.item} place={drag.place} />
              </Suspense>
            ) : null}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
