import type { Nudge } from './item-place';
import type { UsualRow } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { Fixing } from '../../../items/fixes/conflict-fixes';

export type DayAction = 'change' | 'best-order' | 'copy' | 'swap' | 'map' | 'print';

/** The object keeps its identity, so that only changed columns are drawn again. */
export interface PlannerActions {
  onOpen: (itemId: string) => void;
  onNudge: (item: DayItem, nudge: Nudge) => void;
  /** `time` is wall time at the parks. */
  onAdd: (date: string | null, time?: string) => void;
  onDay: (action: DayAction, date: string) => void;
  onConfirm: (row: UsualRow, date: string) => void;
  fixing: Fixing;
}
