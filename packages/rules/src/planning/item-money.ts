import type { DayItem, UpdateDayItem } from '@landsea/contracts/planning';

export const namesMoney = ({ costCents, details }: Pick<UpdateDayItem, 'costCents' | 'details'>): boolean =>
  (costCents ?? null) !== null || (details?.kind === 'dining' && details.depositCents !== null);

export const omitMoney = (item: DayItem): DayItem => ({
  ...item,
  costCents: null,
  details: item.details.kind === 'dining' ? { ...item.details, depositCents: null } : item.details,
});
