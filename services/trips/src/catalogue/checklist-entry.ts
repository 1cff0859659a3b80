import type { BookingKind } from '@landsea/contracts/bookings';
import type { TaskDue, TaskTopic } from '@landsea/contracts/planning';
import type { TripDetail, TripMode } from '@landsea/contracts/trip';

/**
 * One task that families of these modes do. With `{name}` in the title it is one for each person of `ages` (on the first day of
 * the trip, both included); otherwise one for all, if there is anybody of those ages.
 */
export interface ChecklistEntry {
  key: string;
  modes: readonly TripMode[];
  topic: TaskTopic;
  title: string;
  notes?: string;
  due: TaskDue;
  ages?: { from: number; to: number };
  /** Once the trip has a booking of one of these kinds, the task is not offered any more. */
  bookedAs?: readonly BookingKind[];
  when?: (trip: Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'startDate'>) => boolean;
}
