import { formatParkChange } from '@landsea/rules/day-plans';
import type { PlannerDay } from '../planner-days';
import { toHeight, toTop, type Ruler } from './ruler';

/** Drawn in the minutes before the first item of the other park. */
export function ParkSteps({ day, ruler }: { day: PlannerDay; ruler: Ruler }) {
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
