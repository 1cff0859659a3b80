import type {
  BookedMeal,
  BookingWindow,
  LandStay,
  TripDay,
  TripDetail,
  TripEffect,
} from '@landsea/contracts';
import { addDays, debarkationDate } from '@landsea/contracts';
import { bookingWindows } from '../windows/booking-windows.js';
import { nextLineDay, type NextFrame, type TripFrame } from './next-frame.js';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const parksTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const dayWords = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00Z`));
const spanWords = (from: string, to: string): string => `${dayWords(from)} – ${dayWords(to)}`;

const kindNames: Record<TripDay['kind'], string> = {
  travel: 'travel day',
  park: 'park day',
  rest: 'rest day',
  embarkation: 'embarkation',
  port: 'port day',
  sea: 'day at sea',
  debarkation: 'return to port',
};
const dayName = ({ kind, place }: TripDay): string =>
  place ? `${kindNames[kind]}, ${place}` : kindNames[kind];

const effect = (
  kind: TripEffect['kind'],
  what: string,
  from: string | null,
  to: string | null,
): TripEffect => ({
  kind,
  what,
  from,
  to,
});

const tripEffects = (before: TripFrame, { frame }: NextFrame): TripEffect[] =>
  before.startDate === frame.startDate && before.endDate === frame.endDate
    ? []
    : [
        effect(
          'moves',
          'The trip',
          spanWords(before.startDate, before.endDate),
          spanWords(frame.startDate, frame.endDate),
        ),
      ];

const nights = ({ checkIn, checkOut }: LandStay): string => spanWords(checkIn, checkOut);

const stayEffects = (before: TripFrame, { frame, shift }: NextFrame): TripEffect[] => {
  const left = [...frame.stays];
  const known = before.stays.flatMap((stay): TripEffect[] => {
    const at = left.findIndex(({ hotelName }) => hotelName === stay.hotelName);
    const after = at < 0 ? undefined : left.splice(at, 1)[0];
    if (!after) return [effect('falls-out', stay.hotelName, nights(stay), null)];
    if (after.checkIn === stay.checkIn && after.checkOut === stay.checkOut) return [];
    const isWhole =
      after.checkIn === addDays(stay.checkIn, shift) && after.checkOut === addDays(stay.checkOut, shift);
    const moved = effect(isWhole ? 'moves' : 'changes', stay.hotelName, nights(stay), nights(after));
    return [moved, effect('check', `Change the booking at ${stay.hotelName}`, null, nights(after))];
  });
  return [...known, ...left.map((stay) => effect('changes', stay.hotelName, null, nights(stay)))];
};

const sailingEffects = (
  { sailing: before }: TripFrame,
  { frame: { sailing: after } }: NextFrame,
): TripEffect[] => {
  const words = (sailing: NonNullable<TripFrame['sailing']>) =>
    spanWords(sailing.embarkationDate, debarkationDate(sailing));
  if (!before) return after ? [effect('changes', after.ship, null, words(after))] : [];
  if (!after) return [effect('falls-out', before.ship, words(before), null)];
  if (words(before) === words(after) && before.ship === after.ship) return [];
  const moved = effect(
    before.ship === after.ship ? 'moves' : 'changes',
    after.ship,
    words(before),
    words(after),
  );
  return [
    moved,
    effect('check', `A sailing of ${after.ship} on this day`, null, dayWords(after.embarkationDate)),
  ];
};

const dayEffects = (before: TripFrame, { frame, shift, lostDays }: NextFrame): TripEffect[] => {
  const old = new Map(before.days.map((day) => [addDays(day.date, shift), day]));
  const changed = frame.days.flatMap((day) => {
    const was = old.get(day.date);
    if (!was || dayName(was) === dayName(day)) return [];
    return [effect('changes', dayWords(day.date), dayName(was), dayName(day))];
  });
  const lost = lostDays.map((day) => effect('falls-out', dayWords(day.date), dayNote(day), null));
  return [...changed, ...lost];
};

const NOTE_SHOWN = 80;
const dayNote = (day: TripDay): string => {
  if (!day.note) return dayName(day);
  const note = day.note.length > NOTE_SHOWN ? `${day.note.slice(0, NOTE_SHOWN).trimEnd()}…` : day.note;
  return `${dayName(day)}: ${note}`;
};

const opening = ({ opensAt }: BookingWindow): string => parksTime.format(new Date(opensAt));

/** Windows are told apart by kind and order: the first dining window stays the first when it moves. */
const byKindAndOrder = (windows: BookingWindow[]): Map<string, BookingWindow> => {
  const counts = new Map<string, number>();
  return new Map(
    windows.map((each) => {
      const order = counts.get(each.kind) ?? 0;
      counts.set(each.kind, order + 1);
      return [`${each.kind} ${String(order)}`, each];
    }),
  );
};

const windowEffects = (trip: ChangingTrip, { frame }: NextFrame, now: Date): TripEffect[] => {
  const sails = trip.sailing?.embarkationDate === frame.sailing?.embarkationDate;
  const paymentDueOn = sails ? trip.paymentDueOn : null;
  const old = byKindAndOrder(bookingWindows(trip, now));
  const next = byKindAndOrder(bookingWindows({ ...trip, ...frame, paymentDueOn }, now));
  const gone = [...old].filter(([key]) => !next.has(key));
  const kept = [...next].flatMap(([key, each]): TripEffect[] => {
    const was = old.get(key);
    if (was?.opensAt === each.opensAt) return [];
    const to = each.state === 'upcoming' ? opening(each) : `${opening(each)}, already past`;
    return [effect('moves', each.title, was ? opening(was) : null, to)];
  });
  return [...kept, ...gone.map(([, was]) => effect('falls-out', was.title, opening(was), null))];
};

/** What somebody else holds for the family stays where it is until they are told. */
const enteredEffects = (trip: ChangingTrip, { frame, shift }: NextFrame): TripEffect[] => {
  const sails = trip.sailing?.embarkationDate === frame.sailing?.embarkationDate;
  const payment =
    trip.paymentDueOn && !sails
      ? [
          effect(
            'check',
            'The final payment that you entered',
            dayWords(trip.paymentDueOn),
            'enter the new date',
          ),
        ]
      : [];
  const isOut = (date: string) => date < frame.startDate || date > frame.endDate;
  const tables = trip.meals
    .filter(({ date }) => shift !== 0 || isOut(date))
    .map(({ place, date, time }) =>
      effect('check', `Your table at ${place}`, `${dayWords(date)}, ${time}`, 'change or cancel it there'),
    );
  return [...payment, ...tables];
};

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Budget lines by number only: not everybody who may change the trip may see what it costs. */
const lineEffects = (trip: ChangingTrip, next: NextFrame): TripEffect[] => {
  if (trip.startDate === next.frame.startDate && trip.endDate === next.frame.endDate) return [];
  const days = trip.lines.flatMap(({ day }) => (day ? [{ day, to: nextLineDay(trip, next, day) }] : []));
  const moved = days.filter(({ day, to }) => to !== null && to !== day).length;
  const lost = days.filter(({ to }) => to === null).length;
  const due = next.shift === 0 ? 0 : trip.lines.filter(({ dueOn }) => dueOn).length;
  return [
    ...(moved > 0
      ? [effect('moves', `${counted(moved, 'budget line')} with a day`, null, 'with their day')]
      : []),
    ...(lost > 0
      ? [
          effect(
            'falls-out',
            `The day of ${counted(lost, 'budget line')}`,
            'the lines stay in the budget',
            null,
          ),
        ]
      : []),
    ...(due > 0
      ? [effect('check', `${counted(due, 'due date')} in the budget`, null, 'they stay as they are')]
      : []),
  ];
};

/** A trip with what hangs on its dates elsewhere. */
export interface ChangingTrip extends TripFrame, Pick<TripDetail, 'party'> {
  meals: BookedMeal[];
  /** The date of the final payment that somebody entered. */
  paymentDueOn: string | null;
  lines: { day: string | null; dueOn: string | null }[];
}

/** Everything that follows from a change of a trip's frame, in words, in the order a person would ask. */
export const effectsOf = (trip: ChangingTrip, next: NextFrame, now: Date): TripEffect[] => [
  ...tripEffects(trip, next),
  ...stayEffects(trip, next),
  ...sailingEffects(trip, next),
  ...dayEffects(trip, next),
  ...windowEffects(trip, next, now),
  ...enteredEffects(trip, next),
  ...lineEffects(trip, next),
];
