import type { DayItem } from '@landsea/contracts/planning';
import { Notice } from '@landsea/ui/notice';
import type { PlannerDay } from './planner-days';

/** What does not fit about an item, each in a sentence. */
export function ItemConflicts({ days, item }: { days: readonly PlannerDay[]; item: DayItem }) {
  const conflicts = days
    .filter(({ day }) => day.date === item.date)
    .flatMap((day) => day.conflicts)
    .filter(({ itemIds }) => itemIds.includes(item.id));
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning">
      {conflicts.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
