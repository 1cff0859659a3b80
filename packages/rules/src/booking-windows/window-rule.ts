import type { Booking } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';
import type { LaneRide } from '../day-plans/lanes/lane-facts.js';
import type { BudgetCategory, DueKind } from '@landsea/contracts/money';
import type { BookedMeal, BookingWindow } from '@landsea/contracts/planning';
import type { DayClock, TripDetail } from '@landsea/contracts/trip';
import type { PortClock } from '../trip/day-zones.js';

/** Cents. */
export interface DuePayment {
  lineId: string;
  paymentId?: string | null;
  label: string;
  category: BudgetCategory;
  vendor: string | null;
  dueKind: DueKind | null;
  dueOn: CalendarDate;
  cents: number;
  asOf: CalendarDate;
}

export interface CruiseBooking extends Pick<
  Booking,
  'id' | 'title' | 'start' | 'end' | 'status' | 'heldUntil' | 'numbers' | 'totalCents' | 'payments'
> {
  /** Known as well to a reader who sees no payments. */
  hasPaid?: boolean;
}

/** Known also to a reader who sees no money. */
export type CancelableBooking = Pick<
  Booking,
  'id' | 'kind' | 'title' | 'start' | 'end' | 'status' | 'numbers' | 'cancelUntil'
>;

export interface WindowTrip extends Pick<TripDetail, 'mode' | 'stays' | 'sailing' | 'party' | 'days'> {
  meals?: readonly BookedMeal[];
  ports?: readonly PortClock[];
  rides?: readonly LaneRide[];
  paymentDueOn?: CalendarDate | null;
  payments?: readonly DuePayment[];
  /** Absent where the trip's bookings are not known. */
  cruises?: readonly CruiseBooking[];
  bookings?: readonly CancelableBooking[];
  /** Beside the bookings the budget says that the cruise is booked; known also without access to money. */
  isFareBooked?: boolean;
  /** And that it is not yet paid in full. */
  isFareOpen?: boolean;
}

/** New York time, unless the rule has other clocks. */
export interface WallMoment {
  date: CalendarDate;
  time: string;
}

type Told = Pick<BookingWindow, 'id' | 'kind' | 'title' | 'rule' | 'covers'>;

export interface WindowRule extends Told, WallMoment {
  /** `HH:MM` of the same day. */
  often?: string;
  phone?: string;
  clock?: DayClock | undefined;
  series?: string;
  warning?: string | undefined;
  /** Without it the warning always applies. */
  warnedUntil?: CalendarDate;
  ownDate?: CalendarDate | null;
  bookingId?: string | undefined;
  standing?: BookingWindow['standing'];
  /** Entered dates replace those of the rule. */
  entered?: Partial<Pick<BookingWindow, 'asOf' | 'source'>>;
  until?: CalendarDate;
  /** Hours before the moment at which it falls due. */
  hoursBefore?: number;
}
