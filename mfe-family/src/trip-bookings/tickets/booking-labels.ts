import {
  listBookingEntriesOn,
  countBookingMinutes,
  countBookingNights,
  placeOfEnd,
  formatWay,
} from '@landsea/rules/bookings';
import type { Booking, BookingEnd, BookingKind, BookingStatus } from '@landsea/contracts/bookings';
import { formatDateRange, getOtherClockName, timeIn, formatCount } from '@landsea/contracts/core';
import { formatDate, formatDayOf } from '@landsea/web-kit';
import { formatClock, formatMinutes } from '../../items/cards/item-labels';

export const bookingKindLabels: Record<BookingKind, string> = {
  hotel: 'Hotel',
  tickets: 'Park tickets',
  cruise: 'Cruise',
  flight: 'Flight',
  car: 'Rental car',
  transfer: 'Transfer',
  train: 'Train',
  dining: 'Table',
  lane: 'Lightning Lane',
  outing: 'Outing',
  insurance: 'Insurance',
  other: 'Other',
};

export const bookingStatusLabels: Record<BookingStatus, string> = {
  held: 'On hold',
  booked: 'Booked',
  changed: 'Changed',
  canceled: 'Canceled',
};

type Ends = Pick<Booking, 'kind' | 'start' | 'end'>;

const zoneNote = ({ date, zone }: BookingEnd): string => {
  const clock = getOtherClockName(zone, date);
  return clock && ` ${clock}`;
};

const clockOf = (end: BookingEnd): string =>
  end.time === null ? '' : `${formatClock(end.time)}${end.airport ? '' : zoneNote(end)}`;

const travelKinds: readonly BookingKind[] = ['flight', 'train', 'transfer'];
const spanKinds: readonly BookingKind[] = ['tickets', 'insurance', 'other'];

const nightsLabel = (nights: number): string => formatCount(nights, 'night');

export const endLabel = (booking: Booking, end: 'start' | 'end'): string | null => {
  const date = booking[end]?.date;
  if (!date) return null;
  const entries = listBookingEntriesOn([{ ...booking, status: 'booked' }], date);
  return entries.find((entry) => entry.end === end)?.label ?? null;
};

const endText = (end: BookingEnd): string => {
  const place = placeOfEnd(end);
  const when = [formatDate(end.date), clockOf(end)].filter(Boolean).join(', ');
  return place ? `${when} · ${place}` : when;
};

const labeledEnd = (booking: Booking, side: 'start' | 'end'): string[] => {
  const end = booking[side];
  return end ? [[endLabel(booking, side), endText(end)].filter(Boolean).join(' ')] : [];
};

const spanLabel = ({ start, end }: Ends): string =>
  end && end.date !== start.date ? formatDateRange(start.date, end.date) : formatDate(start.date);

export const formatWhen = (booking: Booking): string[] => {
  const { kind, start, end } = booking;
  const way = travelKinds.includes(kind) ? formatWay(booking) : null;
  if (way) {
    const minutes = countBookingMinutes(booking);
    return [way, [formatDate(start.date), ...(minutes ? [formatMinutes(minutes)] : [])].join(' · ')];
  }
  if (spanKinds.includes(kind)) return [spanLabel(booking), ...(start.time ? [clockOf(start)] : [])];
  if (!end) return [endText(start)];
  if (kind === 'lane') {
    const time = [clockOf(start), clockOf(end)].filter(Boolean).join(' to ');
    return [[formatDate(start.date), time].filter(Boolean).join(', '), ...(start.place ? [start.place] : [])];
  }
  const nights = kind === 'hotel' || kind === 'cruise' ? countBookingNights(booking) : null;
  const [last = ''] = labeledEnd(booking, 'end');
  return [...labeledEnd(booking, 'start'), nights ? `${last} · ${nightsLabel(nights)}` : last];
};

const instantLabel = (instant: string, zone: string): string =>
  `${formatDayOf(instant, zone)}, ${formatClock(timeIn(new Date(instant), zone))}`;

/** The end of a hold or of free cancellation, on the clocks of the start. */
export const noteHeld = ({
  status,
  heldUntil,
  cancelUntil,
  start,
}: Pick<Booking, 'status' | 'heldUntil' | 'cancelUntil' | 'start'>): string | undefined => {
  if (status === 'held' && heldUntil) return `Held until ${instantLabel(heldUntil, start.zone)}`;
  return cancelUntil ? `Cancel free until ${instantLabel(cancelUntil, start.zone)}` : undefined;
};
