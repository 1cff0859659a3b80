import { applyItemChange } from '@landsea/rules/day-plans';
import type { DayItem, UpdateDayItem } from '@landsea/contracts/planning';

export const changeItem = (
  item: DayItem,
  { version: _seen, ...change }: UpdateDayItem,
  seesMoney: boolean,
): DayItem => {
  const next = applyItemChange(item, change);
  return seesMoney ? next : { ...next, ...keptMoney(item, next) };
};

/** An editor without access to money sends none back: the stored amount stays. */
const keptMoney = (item: DayItem, next: DayItem): Pick<DayItem, 'costCents' | 'details'> => {
  const { costCents, details } = item;
  const deposit = details.kind === 'dining' ? details.depositCents : null;
  return {
    costCents,
    details: next.details.kind === 'dining' ? { ...next.details, depositCents: deposit } : next.details,
  };
};
