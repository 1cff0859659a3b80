import { CalendarDate } from '@landsea/contracts/core';
import { notFound } from '@landsea/nest-kit';
import type { PipeTransform } from '@nestjs/common';

/** An address with something that is no date answers like one whose row is missing. */
export class CalendarDatePipe implements PipeTransform<unknown, CalendarDate> {
  transform(value: unknown): CalendarDate {
    const date = CalendarDate.safeParse(value);
    if (!date.success) throw notFound();
    return date.data;
  }
}
