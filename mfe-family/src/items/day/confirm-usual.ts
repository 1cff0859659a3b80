import { confirmRow, type UsualRow } from '@landsea/rules/day-plans';
import type { DayItems } from '../queue/use-day-items';

export const confirmUsual = (dayItems: DayItems, row: UsualRow, date: string): void =>
  dayItems.refuseEdit
    ? dayItems.refuseEdit()
    : void dayItems.add(confirmRow(row, crypto.randomUUID(), date), { undo: `${row.title} confirmed` });
