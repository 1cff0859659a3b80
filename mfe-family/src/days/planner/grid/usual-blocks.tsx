import { toMinute } from '@landsea/rules/trip';
import type { UsualRow } from '@landsea/rules/day-plans';
import { formatShortClock } from '../../../items/cards/item-labels';
import { useReadOnly } from '../../../trip-frame/access/read-only';
import type { PlannerDay } from '../planner-days';
import type { PlannerActions } from './planner-actions';
import { toHeight, toTop, type Ruler } from './ruler';

const CARD_PX = 44;
const GAP_PX = 3;

interface UsualBlocksProps {
  day: PlannerDay;
  ruler: Ruler;
  actions: PlannerActions;
}

/** The block makes room at the right for a plan at the same time. */
const isBeside = ({ time, minutes }: UsualRow, { blocks }: PlannerDay): boolean => {
  const from = toMinute(time);
  return blocks.some((block) => block.from < from + Math.max(minutes, 30) && from < block.until);
};

/** A tap turns a gray default into a plan, except for bookings. */
export function UsualBlocks({ day, ruler, actions }: UsualBlocksProps) {
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
