import { useDroppable } from '@dnd-kit/core';
import { formatTimeOfDay, toClock, toMinute } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatShortClock } from '../../../items/cards/item-labels';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { PlannerDay } from '../planner-days';
import type { Troubles } from './item-card';
import type { ItemPlace } from './item-place';
import type { PlannerActions } from './planner-actions';
import { ParkSteps } from './park-steps';
import { presentHours } from './present-hours';
import { toHeight, listHours, toMinuteAt, TAP_MINUTES, toTop, type Ruler } from './ruler';
import { TimedItems } from './timed-items';
import { BookingMarks, ClosedHours } from './day-marks';
import { UsualBlocks } from './usual-blocks';
import { dropIds } from './use-item-drag';

interface TimeGridProps {
  day: PlannerDay;
  ruler: Ruler;
  party: TripDetail['party'];
  person: string | undefined;
  actions: PlannerActions;
  target: ItemPlace | undefined;
  troubles: Troubles;
  now: string | undefined;
}

function OpeningHours({ day, ruler }: { day: PlannerDay; ruler: Ruler }) {
  const hours = presentHours(day);
  if (!hours) return null;
  return (
    <>
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 bg-hairline/40"
        style={{ height: toTop(hours.from, ruler) }}
      />
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-0 bg-hairline/40"
        style={{ top: toTop(hours.until, ruler) }}
      />
    </>
  );
}

export function TimeGrid(props: TimeGridProps) {
  const { day, ruler, party, person, actions, target, troubles, now } = props;
  const { date } = day.day;
  const { setNodeRef } = useDroppable({ id: dropIds.grid(date) });
  const hours = listHours(ruler);
  return (
    <div
      ref={setNodeRef}
      className="relative max-md:ml-12"
      style={{ height: toHeight(ruler.until - ruler.from) }}
    >
      <OpeningHours day={day} ruler={ruler} />
      <EditorOnly>
        {/* For a pointer only: the day's own button adds too. */}
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          onClick={({ nativeEvent }) =>
            actions.onAdd(
              date,
              toClock(toMinuteAt(nativeEvent.offsetY - toHeight(TAP_MINUTES) / 2, ruler, TAP_MINUTES)),
            )
          }
          className="absolute inset-0 cursor-copy"
        />
      </EditorOnly>
      {hours.map((hour) => (
        <div
          key={hour}
          aria-hidden
          className="pointer-events-none absolute inset-x-0 border-t border-hairline"
          style={{ top: toTop(hour, ruler) }}
        >
          {/* On a phone each day has its own ruler. */}
          <span className="absolute -left-12 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums md:hidden">
            {formatShortClock(hour)}
          </span>
        </div>
      ))}
      {now === undefined ? null : (
        <div
          className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-coral"
          style={{ top: toTop(toMinute(now), ruler) }}
        >
          <span className="sr-only">Now</span>
        </div>
      )}
      <ClosedHours {...{ day, ruler }} />
      <ParkSteps {...{ day, ruler }} />
      <BookingMarks {...{ day, ruler }} />
      <UsualBlocks {...{ day, ruler, actions }} />
      <TimedItems blocks={day.blocks} notes={day.notes} {...{ ruler, party, person, actions, troubles }} />
      {target?.time ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0.5 z-20 flex min-h-11 flex-col rounded-lg border-2 border-dashed border-sea bg-sea-soft/80 px-2 py-1 text-sm leading-tight"
          style={{ top: toTop(toMinute(target.time), ruler) }}
        >
          <strong className="tabular-nums">{formatTimeOfDay(toMinute(target.time))}</strong>
        </div>
      ) : null}
    </div>
  );
}
