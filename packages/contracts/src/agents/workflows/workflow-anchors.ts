import { packagePaymentDate } from '../../booking-windows/package-payment.js';
import type { DuePayment } from '../../booking-windows/window-rule.js';
import { addDays } from '../../core/calendar.js';
import type { CalendarDate } from '../../core/primitives.js';
import { dateIn } from '../../core/time-zones.js';
import type { BookingWindow, WindowKind } from '../../planning/windows.js';
import { debarkationDate, type TripDetail } from '../../trip/trips.js';
import type { WorkflowAnchor, WorkflowCondition } from './template-task.js';

/** What the dates of a workflow follow from. */
export interface WorkflowTrip extends Pick<
  TripDetail,
  'startDate' | 'endDate' | 'stays' | 'sailing' | 'party'
> {
  /** All windows of the trip, the earliest first. */
  windows: readonly BookingWindow[];
  /** Only where the agent may see money. */
  payments?: readonly DuePayment[];
  bookedOn: CalendarDate;
}

/** One moment of a trip from which tasks are due. */
export interface AnchorDate {
  /** The same while the trip keeps its shape; tells several of one anchor apart. */
  id: string;
  date: CalendarDate;
  /** What happens on that day: `dining opens`. */
  clause: string;
  /** The hotel, where there is one such moment for each. */
  hotel: string | null;
  /** The last day on which what hangs on it is still of use. */
  lastDay: CalendarDate;
}

/** After so many days what was to do after the trip is not worth a task any more. */
const AFTER_TRIP_DAYS = 60;

const windowKinds = {
  dining: { kind: 'dining', clause: 'dining opens' },
  lanes: { kind: 'multi-pass', clause: 'Lightning Lane opens' },
  activities: { kind: 'cruise-activities', clause: 'cruise activities open' },
  'check-in': { kind: 'cruise-check-in', clause: 'cruise check-in opens' },
  'cruise-payment': { kind: 'final-payment', clause: 'the cruise’s final payment is due' },
} as const satisfies Partial<Record<WorkflowAnchor, { kind: WindowKind; clause: string }>>;

const isOfWindow = (anchor: WorkflowAnchor): anchor is keyof typeof windowKinds => anchor in windowKinds;

const hotelAt = ({ stays }: WorkflowTrip, { covers }: BookingWindow): string | null =>
  stays.find(({ checkIn, checkOut }) => covers && checkIn <= covers.from && covers.to <= checkOut)
    ?.hotelName ?? null;

/**
 * Windows of a series, which open day after day, count once; days without a hotel, such as the one on which a ship is back, do not
 * count beside those with one.
 */
const windowsOf = (trip: WorkflowTrip, kind: WindowKind): BookingWindow[] => {
  const ofKind = trip.windows.filter((window) => window.kind === kind);
  const first = ofKind.filter(
    ({ series }, index) => series === null || ofKind.findIndex((other) => other.series === series) === index,
  );
  const atHotels = first.filter((window) => hotelAt(trip, window) !== null);
  return atHotels.length > 0 ? atHotels : first;
};

const firstArrival = ({ stays }: WorkflowTrip): CalendarDate | undefined =>
  stays.map(({ checkIn }) => checkIn).sort()[0];

/** The day on which land gives way to sea, or sea to land. */
const changeDay = (trip: WorkflowTrip): CalendarDate | null => {
  const { sailing, stays } = trip;
  const arrival = firstArrival(trip);
  if (!sailing || arrival === undefined) return null;
  if (arrival < sailing.embarkationDate) return sailing.embarkationDate;
  const back = debarkationDate(sailing);
  return (
    stays
      .map(({ checkIn }) => checkIn)
      .sort()
      .find((checkIn) => checkIn >= back) ?? null
  );
};

type DayAnchor = Exclude<WorkflowAnchor, keyof typeof windowKinds>;

const clauses: Readonly<Record<DayAnchor, string>> = {
  booked: 'the trip was booked',
  'parks-payment': 'the package’s final payment is due',
  arrival: 'the hotel stay begins',
  sailing: 'the ship sails',
  change: 'the trip changes between land and sea',
  departure: 'the trip begins',
  return: 'the trip ends',
};

const dayOf = (trip: WorkflowTrip, anchor: DayAnchor): CalendarDate | null => {
  if (anchor === 'booked') return trip.bookedOn;
  if (anchor === 'parks-payment') return packagePaymentDate(trip);
  if (anchor === 'arrival') return firstArrival(trip) ?? null;
  if (anchor === 'sailing') return trip.sailing?.embarkationDate ?? null;
  if (anchor === 'change') return changeDay(trip);
  return anchor === 'departure' ? trip.startDate : trip.endDate;
};

/** When an anchor falls on this trip, the earliest first; empty when the trip has no such moment. */
export const anchorDates = (trip: WorkflowTrip, anchor: WorkflowAnchor): AnchorDate[] => {
  if (isOfWindow(anchor)) {
    const { kind, clause } = windowKinds[anchor];
    return windowsOf(trip, kind).map((window) => ({
      id: window.id,
      date: dateIn(new Date(window.opensAt)),
      clause,
      hotel: hotelAt(trip, window),
      lastDay: window.type === 'due' ? trip.startDate : addDays(dateIn(new Date(window.closesAt)), -1),
    }));
  }
  const date = dayOf(trip, anchor);
  const lastDay = anchor === 'return' ? addDays(trip.endDate, AFTER_TRIP_DAYS) : trip.endDate;
  return date === null ? [] : [{ id: anchor, date, clause: clauses[anchor], hotel: null, lastDay }];
};

const isChild = ({ age }: WorkflowTrip['party'][number]): boolean => age < 18;

/** Whether a trip has what a task needs. */
export const hasCondition = (trip: WorkflowTrip, condition: WorkflowCondition): boolean => {
  const { stays, sailing, party } = trip;
  switch (condition) {
    case 'on-site':
      return stays.some(({ onSite }) => onSite);
    case 'split-stay':
      return stays.length > 1;
    case 'children':
      return party.some(isChild);
    case 'mobility':
      return party.some(({ pace }) => pace === 'wheelchair');
    case 'daily-dining':
      return windowsOf(trip, 'dining').some(({ series }) => series !== null);
    case 'returning-cruiser':
      return party.some(({ loyaltyLevel }) => loyaltyLevel !== undefined && loyaltyLevel !== 'first-time');
    case 'concierge':
      return sailing?.concierge ?? false;
    case 'activities-before-payment': {
      const [opens] = anchorDates(trip, 'activities');
      const [due] = anchorDates(trip, 'cruise-payment');
      return opens !== undefined && due !== undefined && opens.date < due.date;
    }
    case 'no-night-before':
      return sailing !== null && !stays.some(({ checkOut }) => checkOut === sailing.embarkationDate);
  }
};
