import { addDays, CalendarDate } from '@landsea/contracts/core';

export const moveDate = (date: CalendarDate | null, days: number): CalendarDate | null =>
  (date && CalendarDate.safeParse(addDays(date, days)).data) ?? null;
