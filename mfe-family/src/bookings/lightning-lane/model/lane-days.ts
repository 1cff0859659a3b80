import type { ParkId } from '@landsea/contracts/catalogue';
import { isLane, isPass, isSelected, listLanePeople, type LanePerson } from '@landsea/rules/day-plans';
import type { DayItem, DayPlans, DetailsOf } from '@landsea/contracts/planning';

export type LaneSelection = DayItem & { details: DetailsOf<'lane'> };

export interface LaneDay {
  date: string;
  /** In the order of the day; empty without a park. */
  parks: readonly ParkId[];
  passes: LaneSelection[];
  selections: LaneSelection[];
}

const byTime = (a: LaneSelection, b: LaneSelection): number =>
  (a.time ?? '99').localeCompare(b.time ?? '99') ||
  Number(b.details.isPreselected) - Number(a.details.isPreselected) ||
  a.position - b.position ||
  a.title.localeCompare(b.title);

export const listLaneDays = (
  { days, items }: Pick<DayPlans, 'days' | 'items'>,
  party: readonly LanePerson[],
  person: string | null = null,
): LaneDay[] => {
  const lanes = items
    .filter(isLane)
    .filter((item) => isSelected(item) && (person === null || listLanePeople(item, party).includes(person)));
  return days
    .filter(({ kind, parks }) => kind === 'park' || parks.length > 0)
    .map(({ date, parks }) => {
      const ofDay = lanes.filter((item) => item.date === date);
      return {
        date,
        parks,
        passes: ofDay.filter(isPass),
        selections: ofDay.filter((item) => !isPass(item)).sort(byTime),
      };
    });
};

/** A new selection has to fit with these. */
export const listLanes = (items: readonly DayItem[]): LaneSelection[] => items.filter(isLane);
