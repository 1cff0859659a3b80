import { addDays, CalendarDate, countDaysBetween } from '@landsea/contracts/core';
import type { LandStay, Sailing, TripChange, TripDay, TripDetail } from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';

export type TripFrame = Pick<TripDetail, 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'days'>;

/** `shift` is the number of days by which dates moved that the change does not name. */
export interface NextFrame {
  frame: TripFrame;
  shift: number;
  lostDays: TripDay[];
}

/** A change of the first day alone moves the trip; with the same last day it changes the length. */
const shiftOf = (trip: TripFrame, { startDate, endDate }: { startDate: string; endDate: string }): number =>
  endDate === trip.endDate ? 0 : countDaysBetween(trip.startDate, startDate);

const within = (stay: LandStay, first: CalendarDate, last: CalendarDate): LandStay[] => {
  const checkIn = stay.checkIn < first ? first : stay.checkIn;
  const checkOut = stay.checkOut > last ? last : stay.checkOut;
  return checkIn < checkOut ? [{ ...stay, checkIn, checkOut }] : [];
};

/** A deadline was agreed for the former dates. */
const withoutLimit = <T extends LandStay | Sailing>({ cancelBy: _agreed, ...booking }: T) => booking;

const movedSailing = (sailing: Sailing, days: number): Sailing => ({
  ...(days === 0 ? sailing : withoutLimit(sailing)),
  embarkationDate: addDays(sailing.embarkationDate, days),
  ports: sailing.ports.map(({ date, port }) => ({ date: addDays(date, days), port })),
});

/** Days keep their content; a day that becomes another kind keeps its note only. */
const mergedDays = (trip: TripFrame, next: TripFrame, shift: number): TripDay[] => {
  const actual = new Map(trip.days.map((day) => [day.date, day]));
  const derived = new Map(listTripDays(trip).map((day) => [day.date, day]));
  return listTripDays(next).map((fresh) => {
    const from = addDays(fresh.date, -shift);
    const kept = actual.get(from);
    const before = derived.get(from);
    if (!kept) return fresh;
    const isSame = before?.kind === fresh.kind && before.place === fresh.place;
    if (isSame) return { ...kept, date: fresh.date };
    const { parks, note, arrivesAt = null, leavesAt = null, evening = null } = kept;
    return fresh.kind === 'park'
      ? { ...fresh, parks, note, arrivesAt, leavesAt, evening }
      : { ...fresh, parks: [], note };
  });
};

const isPlanned = (day: TripDay): boolean => day.note !== null || day.place !== null || day.parks.length > 0;

/** The result may be invalid (see `tripProblems`). */
export const getNextFrame = (trip: TripFrame, change: Omit<TripChange, 'version'>): NextFrame => {
  const { startDate = trip.startDate, endDate = trip.endDate, mode = trip.mode } = change;
  const shift = shiftOf(trip, { startDate, endDate });
  const followed = trip.stays.map((stay) => ({
    ...(shift === 0 ? stay : withoutLimit(stay)),
    checkIn: addDays(stay.checkIn, shift),
    checkOut: addDays(stay.checkOut, shift),
  }));
  const stays = change.stays ?? followed.flatMap((stay) => within(stay, startDate, endDate));
  const own = trip.sailing && movedSailing(trip.sailing, shift);
  const followedSailing = mode === 'parks' ? null : own;
  const sailing = change.sailing === undefined ? followedSailing : change.sailing;
  const frame = { mode, startDate, endDate, stays, sailing, days: trip.days };
  const isSound = startDate <= endDate && countDaysBetween(startDate, endDate) < 400;
  const days = isSound ? mergedDays(trip, frame, shift) : [];
  const lostDays = trip.days.filter(({ date }) => {
    const moved = addDays(date, shift);
    return moved < startDate || moved > endDate;
  });
  return { frame: { ...frame, days }, shift, lostDays: lostDays.filter(isPlanned) };
};

/** Null when the line has no day, or one within the trip that is lost. */
export const getNextLineDay = (
  trip: TripFrame,
  { frame, shift }: NextFrame,
  day: CalendarDate,
): CalendarDate | null => {
  const moved = addDays(day, shift);
  if (!CalendarDate.safeParse(moved).success) return null;
  const was = trip.startDate <= day && day <= trip.endDate;
  return was && (moved < frame.startDate || moved > frame.endDate) ? null : moved;
};
