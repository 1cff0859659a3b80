import { useDroppable } from '@dnd-kit/core';
import { formatParkChange, type UsualRow } from '@landsea/rules/day-plans';
import { formatTimeOfDay, toClock, toMinute } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatShortClock } from '../../../items/cards/item-labels';
import { EditorOnly, useReadOnly } from '../../../trip-frame/access/read-only';
import type { PlannerDay } from '../planner-days';
import type { Troubles } from './item-card';
import type { ItemPlace } from './item-place';
import type { PlannerActions } from './planner-actions';
import { presentHours } from './present-hours';
import { toHeight, listHours, toMinuteAt, TAP_MINUTES, toTop, type Ruler } from './ruler';
import { TimedItems } from './timed-items';
import { BookingMarks, ClosedHours } from './day-marks';
import { dropIds } from './use-item-drag';

const CARD_PX = 44;
const GAP_PX = 3;

/** The block makes room at the right for a plan at the same time. */
const isBeside = ({ time, minutes }: UsualRow, { blocks }: PlannerDay): boolean => {
  const from = toMinute(time);
  return blocks.some((block) => block.from < from + Math.max(minutes, 30) && from < block.until);
};

/** A tap turns a gray default into a plan, except for bookings. */
function UsualBlocks({ day, ruler, actions }: { day: PlannerDay; ruler: Ruler; actions: PlannerActions }) {
  const isReadOnly = useReadOnly();
  return day.usual.map((row) => (
    <button
      key={row.key}
      type="button"
      disabled={isReadOnly || row.isBooked}
      onClick={() => actions.onConfirm(row, day.day.date)}
      className="absolute right-0.5 cursor-pointer overflow-hidden rounded-lg border border-dashed border-edge bg-paper/80 px-2 py-0.5 text-left text-sm leading-tight text-muted enabled:hover:border-sea enabled:hover:text-sea disabled:cursor-auto"
      style={{
        top: toTop(toMinute(row.time), ruler),
        height: Math.max(CARD_PX, toHeight(Math.min(row.minutes, 60)) - GAP_PX),
        left: isBeside(row, day) ? '60%' : '2px',
      }}
    >
      <span className="block truncate">{row.title}</span>
      <span className="block truncate tabular-nums">
        {formatShortClock(toMinute(row.time))}, {row.isBooked ? 'booked' : 'usual'}
        {isReadOnly || row.isBooked ? '' : ' · Confirm'}
      </span>
    </button>
  ));
}

/** Drawn in the minutes before the first item of the other park. */
function ParkSteps({ day, ruler }: { day: PlannerDay; ruler: Ruler }) {
  return day.blocks.map(({ item, from }) => {
    const step = day.parkSteps.get(item.id);
    return step ? (
      <p
        key={item.id}
        className="pointer-events-none absolute inset-x-0.5 overflow-hidden rounded-lg border border-dashed border-edge px-2 text-sm leading-tight text-muted"
        style={{ top: toTop(from - step.minutes, ruler), height: toHeight(step.minutes) }}
      >
        {formatParkChange(step)}
      </p>
    ) : null;
  });
}

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
