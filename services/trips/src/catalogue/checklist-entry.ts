import type { BookingKind } from '@landsea/contracts/bookings';
import type { TaskDue, TaskTopic } from '@landsea/contracts/planning';
import type { TripDetail, TripMode } from '@landsea/contracts/trip';

/**
 * `{name}` in the title makes one task for each person of `ages` (inclusive, on the first day of the trip).
 */
export interface ChecklistEntry {
  key: string;
  modes: readonly TripMode[];
  topic: TaskTopic;
  title: string;
  notes?: string;
  due: TaskDue;
  ages?: { from: number; to: number };
  /** A booking of one of these kinds replaces the task. */
  bookedAs?: readonly BookingKind[];
  /** The title where a booking covers the way there only. */
  wayBack?: string;
  when?: (trip: Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'startDate'>) => boolean;
}
