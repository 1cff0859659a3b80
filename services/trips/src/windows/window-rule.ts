import type { BookedMeal, BookingWindow, CalendarDate, TripDetail } from '@landsea/contracts';

/** What the windows of a trip follow from. */
export interface WindowTrip extends Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'days'> {
  meals?: readonly BookedMeal[];
  /** The date of the final payment as the booking says it; without one the rule's date counts. */
  paymentDueOn?: CalendarDate | null;
}

/** A moment of New York wall time on a calendar date. */
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
  series?: string;
  warning?: string | undefined;
  ownDate?: CalendarDate | null;
  /** Hours before the moment at which it really falls due. */
  hoursBefore?: number;
}
