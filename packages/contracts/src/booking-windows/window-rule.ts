import type { CalendarDate } from '../core/primitives.js';
import type { LaneRide } from '../day-plans/lanes/lane-rules.js';
import type { BudgetCategory, DueKind } from '../money/budget.js';
import type { BookedMeal, BookingWindow } from '../planning/windows.js';
import type { DayClock, PortClock } from '../trip/day-zones.js';
import type { TripDetail } from '../trip/trips.js';

/** What a line of the budget still has to be paid by a date, in cents. */
export interface DuePayment {
  lineId: string;
  /** Where it is one of a booking's payments. */
  paymentId?: string | null;
  label: string;
  category: BudgetCategory;
  vendor: string | null;
  dueKind: DueKind | null;
  dueOn: CalendarDate;
  cents: number;
  /** The day the line was last changed. */
  asOf: CalendarDate;
}

/** What the windows of a trip follow from. */
export interface WindowTrip extends Pick<TripDetail, 'mode' | 'stays' | 'sailing' | 'party' | 'days'> {
  meals?: readonly BookedMeal[];
  /** The ports of the catalog, for the clocks that a meal at sea goes by. */
  ports?: readonly PortClock[];
  /** Rides of the catalog, to name those of Tier 1 and those that are sold one by one. */
  rides?: readonly LaneRide[];
  /** The date of the final payment as the booking says it; without one the rule's date counts. */
  paymentDueOn?: CalendarDate | null;
  /** Only where the reader may see money. */
  payments?: readonly DuePayment[];
}

/** A moment of wall time on a calendar date: New York's, unless the rule has other clocks. */
export interface WallMoment {
  date: CalendarDate;
  time: string;
}

type Told = Pick<BookingWindow, 'id' | 'kind' | 'title' | 'rule' | 'covers'>;

/** A window before the clock is looked at. */
export interface WindowRule extends Told, WallMoment {
  /** `HH:MM` of the same day. */
  often?: string;
  phone?: string;
  clock?: DayClock | undefined;
  series?: string;
  warning?: string | undefined;
  /** The last day on which somebody can still do what the warning says; without one it always stands. */
  warnedUntil?: CalendarDate;
  ownDate?: CalendarDate | null;
  /** What a person entered has its own day and place instead of the rules'. */
  entered?: Partial<Pick<BookingWindow, 'asOf' | 'source'>>;
  /** The last day on which something can be done about it, where that is not the last one that it covers. */
  until?: CalendarDate;
  /** Hours before the moment at which it really falls due. */
  hoursBefore?: number;
}
