import type { WorkflowAnchor, WorkflowCondition } from '@landsea/contracts/agents';
import { getPackagePaymentDate } from '../../booking-windows/package-payment.js';
import type { DuePayment } from '../../booking-windows/window-rule.js';
import { addDays, type CalendarDate, getDateIn } from '@landsea/contracts/core';
import type { BookingWindow, WindowKind } from '@landsea/contracts/planning';
import { getDebarkationDate, type TripDetail } from '@landsea/contracts/trip';

export interface WorkflowTrip extends Pick<
  TripDetail,
  'startDate' | 'endDate' | 'stays' | 'sailing' | 'party'
> {
  windows: readonly BookingWindow[];
  /** Absent without access to money. */
  payments?: readonly DuePayment[];
  bookedOn: CalendarDate;
}

export interface AnchorDate {
  /** Stable while the trip keeps its shape; distinguishes several dates of one anchor. */
  id: string;
  date: CalendarDate;
  clause: string;
  hotel: string | null;
  /** The last day on which a task of this moment is useful. */
  lastDay: CalendarDate;
}

/** Days after the trip; later tasks are of no use. */
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

/** Windows that open day after day count once; days without a hotel do not count beside those with one. */
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

const changeDay = (trip: WorkflowTrip): CalendarDate | null => {
  const { sailing, stays } = trip;
  const arrival = firstArrival(trip);
  if (!sailing || arrival === undefined) return null;
  if (arrival < sailing.embarkationDate) return sailing.embarkationDate;
  const back = getDebarkationDate(sailing);
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

/** Such as `the trip begins`, after “10 days before”. */
export const getAnchorClause = (anchor: WorkflowAnchor): string =>
  isOfWindow(anchor) ? windowKinds[anchor].clause : clauses[anchor];

const dayOf = (trip: WorkflowTrip, anchor: DayAnchor): CalendarDate | null => {
  if (anchor === 'booked') return trip.bookedOn;
  if (anchor === 'parks-payment') return getPackagePaymentDate(trip);
  if (anchor === 'arrival') return firstArrival(trip) ?? null;
  if (anchor === 'sailing') return trip.sailing?.embarkationDate ?? null;
  if (anchor === 'change') return changeDay(trip);
  return anchor === 'departure' ? trip.startDate : trip.endDate;
};

/** Empty when the trip has no such moment. */
export const listAnchorDates = (trip: WorkflowTrip, anchor: WorkflowAnchor): AnchorDate[] => {
  if (isOfWindow(anchor)) {
    const { kind, clause } = windowKinds[anchor];
    return windowsOf(trip, kind).map((window) => ({
      id: window.id,
      date: getDateIn(new Date(window.opensAt)),
      clause,
      hotel: hotelAt(trip, window),
      lastDay: window.type === 'due' ? trip.startDate : addDays(getDateIn(new Date(window.closesAt)), -1),
    }));
  }
  const date = dayOf(trip, anchor);
  const lastDay = anchor === 'return' ? addDays(trip.endDate, AFTER_TRIP_DAYS) : trip.endDate;
  return date === null ? [] : [{ id: anchor, date, clause: clauses[anchor], hotel: null, lastDay }];
};

const isChild = ({ age }: WorkflowTrip['party'][number]): boolean => age < 18;

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
      const [opens] = listAnchorDates(trip, 'activities');
      const [due] = listAnchorDates(trip, 'cruise-payment');
      return opens !== undefined && due !== undefined && opens.date < due.date;
    }
    case 'no-night-before':
      return sailing !== null && !stays.some(({ checkOut }) => checkOut === sailing.embarkationDate);
  }
};
