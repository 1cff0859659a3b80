import { type LandStay, type TripDay, type TripEffect, getDebarkationDate } from '@landsea/contracts/trip';
import { addDays } from '@landsea/contracts/core';
import { getDayPlace } from '@landsea/rules/trip';
import { isSailingBooked, isStayBooked } from './booked-dates.js';
import { formatDayWords, makeEffect, formatSpan } from './effect-labels.js';
import {
  listEnteredEffects,
  listLineEffects,
  listSavingsEffects,
  listTaskEffects,
  listWindowEffects,
  type ChangingTrip,
} from './dependent-effects.js';
import { listItemEffects } from './item-moves.js';
import type { NextFrame, TripFrame } from './next-frame.js';

const kindNames: Record<TripDay['kind'], string> = {
  travel: 'travel day',
  park: 'park day',
  rest: 'rest day',
  embarkation: 'embarkation',
  port: 'port day',
  sea: 'day at sea',
  debarkation: 'return to port',
};
const dayName = (day: TripDay): string => {
  const place = getDayPlace(day);
  return place ? `${kindNames[day.kind]}, ${place}` : kindNames[day.kind];
};

const tripEffects = (before: TripFrame, { frame }: NextFrame): TripEffect[] =>
  before.startDate === frame.startDate && before.endDate === frame.endDate
    ? []
    : [
        makeEffect(
          'moves',
          'The trip',
          formatSpan(before.startDate, before.endDate),
          formatSpan(frame.startDate, frame.endDate),
        ),
      ];

const nights = ({ checkIn, checkOut }: LandStay): string => formatSpan(checkIn, checkOut);

const stayEffects = (before: ChangingTrip, { frame, shift }: NextFrame): TripEffect[] => {
  const { bookings = [] } = before;
  const left = [...frame.stays];
  const known = before.stays.flatMap((stay): TripEffect[] => {
    const at = left.findIndex(({ hotelName }) => hotelName === stay.hotelName);
    const after = at < 0 ? undefined : left.splice(at, 1)[0];
    if (!after) return [makeEffect('falls-out', stay.hotelName, nights(stay), null)];
    if (after.checkIn === stay.checkIn && after.checkOut === stay.checkOut) return [];
    const isWhole =
      after.checkIn === addDays(stay.checkIn, shift) && after.checkOut === addDays(stay.checkOut, shift);
    const moved = makeEffect(isWhole ? 'moves' : 'changes', stay.hotelName, nights(stay), nights(after));
    const check = makeEffect('check', `Change the booking at ${stay.hotelName}`, null, nights(after));
    return isStayBooked(after, bookings, before.stays) ? [moved] : [moved, check];
  });
  return [...known, ...left.map((stay) => makeEffect('changes', stay.hotelName, null, nights(stay)))];
};

const sailingEffects = (
  { sailing: before, bookings = [] }: ChangingTrip,
  { frame: { sailing: after } }: NextFrame,
): TripEffect[] => {
  const words = (sailing: NonNullable<TripFrame['sailing']>) =>
    formatSpan(sailing.embarkationDate, getDebarkationDate(sailing));
  if (!before) return after ? [makeEffect('changes', after.ship, null, words(after))] : [];
  if (!after) return [makeEffect('falls-out', before.ship, words(before), null)];
  if (words(before) === words(after) && before.ship === after.ship) return [];
  const moved = makeEffect(
    before.ship === after.ship ? 'moves' : 'changes',
    after.ship,
    words(before),
    words(after),
  );
  if (isSailingBooked(after, bookings)) return [moved];
  return [
    moved,
    makeEffect(
      'check',
      `A sailing of ${after.ship} on this day`,
      null,
      formatDayWords(after.embarkationDate),
    ),
  ];
};

const dayEffects = (before: TripFrame, { frame, shift, lostDays }: NextFrame): TripEffect[] => {
  const old = new Map(before.days.map((day) => [addDays(day.date, shift), day]));
  const changed = frame.days.flatMap((day) => {
    const was = old.get(day.date);
    if (!was || dayName(was) === dayName(day)) return [];
    return [makeEffect('changes', formatDayWords(day.date), dayName(was), dayName(day))];
  });
  const lost = lostDays.map((day) => makeEffect('falls-out', formatDayWords(day.date), dayNote(day), null));
  return [...changed, ...lost];
};

const NOTE_SHOWN = 80;
const dayNote = (day: TripDay): string => {
  if (!day.note) return dayName(day);
  const note = day.note.length > NOTE_SHOWN ? `${day.note.slice(0, NOTE_SHOWN).trimEnd()}…` : day.note;
  return `${dayName(day)}: ${note}`;
};

export const listEffects = (trip: ChangingTrip, next: NextFrame, now: Date): TripEffect[] => [
  ...tripEffects(trip, next),
  ...stayEffects(trip, next),
  ...sailingEffects(trip, next),
  ...dayEffects(trip, next),
  ...listWindowEffects(trip, next, now),
  ...listEnteredEffects(trip, next),
  ...listItemEffects(trip.moves ?? []),
  ...listLineEffects(trip, next),
  ...listSavingsEffects(trip, next),
  ...listTaskEffects(trip, next),
];
