import { useCommissionsQuery } from './commissions-api';

/**
 * The chosen year of travel. Until one is chosen it is this year, or the next one when nothing of this year is left to
 * show: most trips are booked a year ahead.
 */
export const useCommissionYear = (chosen: string | undefined, today: string) => {
  const options = { refetchOnMountOrArgChange: true };
  const thisYear = today.slice(0, 4);
  const nextYear = String(Number(thisYear) + 1);
  const first = useCommissionsQuery(chosen ?? thisYear, options);
  const isEmpty = chosen === undefined && first.data?.commissions.length === 0;
  const next = useCommissionsQuery(nextYear, { ...options, skip: !isEmpty });
  if (isEmpty && next.isLoading) return { ...first, data: undefined, year: thisYear };
  return isEmpty && next.data?.commissions.length
    ? { ...next, year: nextYear }
    : { ...first, year: chosen ?? thisYear };
};
