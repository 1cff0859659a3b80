import type { DayItem } from '@landsea/contracts/planning';
import { ConflictList } from '../../items/fixes/conflict-list';
import type { Fixing } from '../../items/fixes/conflict-fixes';
import type { PlannerDay } from './planner-days';

interface ItemConflictsProps {
  days: readonly PlannerDay[];
  item: DayItem;
  fixing: Fixing;
}

export function ItemConflicts({ days, item, fixing }: ItemConflictsProps) {
  const conflicts = days
    .filter(({ day }) => day.date === item.date)
    .flatMap((day) => day.conflicts)
    .filter(({ itemIds }) => itemIds.includes(item.id));
  return <ConflictList {...{ conflicts, fixing }} />;
}
