import type { Nudge } from './item-place';
import type { UsualRow } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { Fixing } from '../../../trip-page/items/fixes/conflict-fixes';

/** What can be done with a whole day. */
export type DayAction = 'change' | 'best-order' | 'copy' | 'swap' | 'map' | 'print';

/** What can be done from a column. The object stays the same, so that only what changes is drawn again. */
export interface PlannerActions {
  onOpen: (itemId: string) => void;
  onNudge: (item: DayItem, nudge: Nudge) => void;
  /** Adds something on a date, or a wish; `time` is wall time at the parks. */
  onAdd: (date: string | null, time?: string) => void;
  onDay: (action: DayAction, date: string) => void;
  /** Makes what is usual aboard a plan of its day. */
  onConfirm: (row: UsualRow, date: string) => void;
  fixing: Fixing;
}
