import type { DayConflict } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { memo, useMemo } from 'react';
import type { PlannerDay } from '../planner-days';
import { DayHead } from '../day-head';
import type { ItemPlace } from './item-place';
import type { PlannerActions } from './planner-actions';
import type { Troubles } from './item-card';
import { fitPhoneRuler } from './first-hour';
import { toHeight, type Ruler } from './ruler';
import { isWideScreen } from './wide-screen';
import { TimeGrid } from './time-grid';
import { UntimedList } from './untimed-list';

interface DayColumnProps {
  day: PlannerDay;
  ruler: Ruler;
  trip: TripDetail;
  /** Undefined for everybody's. */
  person: string | undefined;
  actions: PlannerActions;
  /** Wall time at the parks, when it is this day. */
  now: string | undefined;
  target: ItemPlace | undefined;
  isDragging: boolean;
  isDrawn: boolean;
  /** See `useNear`. */
  hasCards: boolean;
}

/** The worse of two problems comes first. */
const troublesOf = (conflicts: readonly DayConflict[]): Troubles =>
  new Map(
    conflicts
      .toReversed()
      .flatMap(({ severity, itemIds }) =>
        severity === 'plan' ? [] : itemIds.map((itemId) => [itemId, severity] as const),
      ),
  );

/** Memoized by day: a drag concerns one or two of them. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, trip, person, actions } = props;
  const ruler = useMemo(
    () => (isWideScreen() ? props.ruler : fitPhoneRuler(day, props.ruler)),
    [day, props.ruler],
  );
  const { date } = day.day;
  const troubles = useMemo(() => troublesOf(day.unsolved), [day.unsolved]);
  const card = { party: trip.party, person, actions, troubles };
  return (
    <section
      data-date={date}
      data-near={date}
      aria-label={formatDate(date)}
      className="flex w-full shrink-0 snap-start flex-col px-4 md:w-70 md:border-l md:border-hairline md:px-2 md:[contain-intrinsic-height:auto_80rem] md:[content-visibility:auto]"
    >
      {props.isDrawn ? (
        <>
          <DayHead {...{ day, actions }} tripId={trip.id} isToday={props.now !== undefined} />
          {/* On a phone the hours come first. */}
          <div className={`grow ${day.blocks.length > 0 ? 'max-md:order-last max-md:pt-3' : ''}`}>
            {props.hasCards ? (
              <UntimedList
                {...card}
                {...{ date }}
                items={day.untimed}
                notes={day.notes}
                isDragging={props.isDragging}
              />
            ) : null}
          </div>
          {props.hasCards ? (
            <TimeGrid {...card} {...{ day, ruler }} target={props.target} now={props.now} />
          ) : (
            <div style={{ height: toHeight(ruler.until - ruler.from) }} />
          )}
        </>
      ) : null}
    </section>
  );
});
