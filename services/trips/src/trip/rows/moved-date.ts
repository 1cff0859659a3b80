import { addDays, CalendarDate } from '@landsea/contracts/core';

/** Null beyond the last date that Landsea accepts. */
export const moveDate = (date: CalendarDate | null, days: number): CalendarDate | null =>
  (date && CalendarDate.safeParse(addDays(date, days)).data) ?? null;
