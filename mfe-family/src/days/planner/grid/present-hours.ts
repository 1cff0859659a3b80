import { toMinute, type Minute } from '@landsea/rules/trip';
import type { PlannerDay } from '../planner-days';

/** Null without a park. */
export const presentHours = ({
  day: { arrivesAt, leavesAt },
  parkDays,
}: Pick<PlannerDay, 'day' | 'parkDays'>): { from: Minute; until: Minute } | null => {
  if (parkDays.length === 0) return null;
  const opens = Math.min(...parkDays.map(({ gates }) => gates));
  const closes = Math.max(...parkDays.map(({ close }) => close));
  return {
    from: arrivesAt ? Math.max(opens, toMinute(arrivesAt)) : opens,
    until: leavesAt ? Math.min(closes, toMinute(leavesAt)) : closes,
  };
};
