import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { ReactNode, Ref } from 'react';
import { shortClock } from '../../trip/items/item-labels';
import { DayColumn } from './grid/day-column';
import { ItemCard } from './grid/item-card';
import type { ItemCardActions } from './grid/item-card';
import { placeText } from './grid/item-place';
import type { ItemPlace } from './grid/item-place';
import { gainText, minutesGained } from './grid/minutes-gained';
import { heightOf, hoursOf, topOf } from './grid/ruler';
import type { Ruler } from './grid/ruler';
import { useDrawnDays } from './grid/use-drawn-days';
import { useItemDrag } from './grid/use-item-drag';
import type { PlannerDay } from './planner-days';
import { WishStrip } from './wish-strip';

interface PlannerGridProps {
  trip: TripDetail;
  days: readonly PlannerDay[];
  items: readonly DayItem[];
  wishes: readonly DayItem[];
  /** The date that is shown first. */
  start: string | undefined;
  ruler: Ruler;
  /** Wall time at the parks, and its date. */
  now: { date: string; time: string };
  actions: ItemCardActions;
  /** Ids of what only others do, while one person's day is shown. */
  isDimmed: (itemId: string) => boolean;
  onMove: (item: DayItem, place: ItemPlace) => void;
  onBlocked: (() => void) | undefined;
  onAdd: (date: string | null, time?: string) => void;
  head: (day: PlannerDay) => ReactNode;
  scroller: Ref<HTMLDivElement>;
  onScroll: () => void;
}

const KEYS_HELP = 'item-keys';

/** The days as columns on one time ruler, on a phone one at a time, below the wishes; all of it can be dragged. */
export function PlannerGrid(props: PlannerGridProps) {
  const { trip, days, items, wishes, ruler, now, actions, isDimmed, onMove, onBlocked, onAdd } = props;
  const { drag, context } = useItemDrag({ items, ruler, onMove, onBlocked });
  const first = days.findIndex(({ day }) => day.date === props.start);
  const isDrawn = useDrawnDays(days.length, Math.max(0, first));
  const gain = drag?.place && minutesGained(days, drag.item, drag.place);
  const card = { party: trip.party, actions, keysHelp: KEYS_HELP };
  return (
    <DndContext {...context}>
      <p id={KEYS_HELP} hidden>
        Press Alt with the arrow keys to move it.
      </p>
      <WishStrip {...card} wishes={wishes} onAdd={() => onAdd(null)} />
      <div
        ref={props.scroller}
        onScroll={props.onScroll}
        // Scrolling by keys needs something to focus; what is in it can be reached as well.
        tabIndex={0}
        role="region"
        aria-label="Days and times"
        className="relative -mx-4 scroll-smooth snap-x snap-mandatory overflow-x-auto sm:mx-0 md:max-h-[calc(100dvh-9rem)] md:snap-none md:scroll-pl-14 md:overflow-auto md:rounded-card md:border md:border-hairline print:hidden"
      >
        <div className="flex w-max max-md:w-full max-md:items-start">
          <div
            aria-hidden
            className="sticky left-0 z-20 hidden w-14 shrink-0 flex-col justify-end bg-paper md:flex"
          >
            <div className="relative" style={{ height: heightOf(ruler.until - ruler.from) }}>
              {hoursOf(ruler).map((hour) => (
                <span
                  key={hour}
                  className="absolute right-2 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums"
                  style={{ top: topOf(hour, ruler) }}
                >
                  {hour === ruler.from ? '' : shortClock(hour)}
                </span>
              ))}
            </div>
          </div>
          {days.map((day, index) => {
            const { date } = day.day;
            return (
              <DayColumn
                key={date}
                {...card}
                {...{ day, ruler, isDimmed, onAdd }}
                head={props.head}
                target={drag?.place?.date === date ? drag.place : undefined}
                now={now.date === date ? now.time : undefined}
                isDragging={drag !== undefined}
                isDrawn={isDrawn(index)}
              />
            );
          })}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {drag ? (
          <div className="w-60 rotate-1 shadow-float motion-reduce:rotate-0">
            <ItemCard {...card} item={drag.item} className="min-h-14 w-full" />
            {drag.place ? (
              <p
                className={`mt-1 grid rounded-lg px-2 py-1 text-sm ${gain && gain.waiting + gain.walking < 0 ? 'bg-palm-soft text-palm' : 'bg-surface text-ink'}`}
              >
                <strong className="tabular-nums">{placeText(drag.place)}</strong>
                {gain ? gainText(gain) : null}
              </p>
            ) : null}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
