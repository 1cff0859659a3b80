import { addDays, CalendarDate } from '@landsea/contracts/core';

/** The date `days` later; null where it would be past the last one that Landsea takes. */
export const movedDate = (date: CalendarDate | null, days: number): CalendarDate | null =>
  (date && CalendarDate.safeParse(addDays(date, days)).data) ?? null;
