import type { Attraction } from '../catalogue/attractions.js';
import type { Minute } from './clock.js';
import type { ParkDay } from './park-day.js';

/** Waiting in a Lightning Lane: 5 to 15 minutes, so 10, and never longer than the line beside it. */
export const LANE_WAIT_MINUTES = 10;
/** The part of the day's highest wait that is posted in the first half hour (median of 68 attractions, 2026). */
const ROPE_DROP_SHARE = 1 / 3;
/** Before the official opening only few guests are in. */
const EARLY_ENTRY_SHARE = 1 / 4;
const ROPE_DROP_MINUTES = 30;
/** How long after that the lines take to reach the usual shape of the day. */
const FILLING_MINUTES = 60;

type Waiting = Pick<Attraction, 'waits'>;

/** The usual part of the day's highest wait at a minute, between the middles of its hours. */
const shapeAt = (shape: readonly number[], minute: Minute): number => {
  const hour = (minute - 30) / 60;
  const before = Math.floor(hour);
  const at = (index: number): number => shape[((index % 24) + 24) % 24] ?? 0;
  return at(before) + (at(before + 1) - at(before)) * (hour - before);
};

const shareAt = (minute: Minute, day: ParkDay): number => {
  const usual = shapeAt(day.shape, minute);
  if (minute < day.open) return Math.min(usual, EARLY_ENTRY_SHARE);
  const filled = (minute - day.open - ROPE_DROP_MINUTES) / FILLING_MINUTES;
  if (filled >= 1) return usual;
  return Math.min(usual, ROPE_DROP_SHARE + Math.max(0, filled) * Math.max(0, usual - ROPE_DROP_SHARE));
};

/**
 * The posted wait in minutes for a person who joins the line at `minute`: the day's highest wait at its crowd level, times the shape of
 * the day, times the weekday's factor; shorter in early entry and after rope drop. 0 for a walk-on.
 */
export const postedWait = ({ waits }: Waiting, minute: Minute, day: ParkDay): number =>
  waits ? Math.round(waits.worstPosted[day.crowd] * day.factor * shareAt(minute, day)) : 0;

/** What people really wait, in minutes: a part of the posted wait (`actualShare`, about 0.7). */
export const expectedWait = ({ waits }: Waiting, minute: Minute, day: ParkDay): number =>
  waits
    ? Math.round(waits.worstPosted[day.crowd] * day.factor * shareAt(minute, day) * waits.actualShare)
    : 0;

/**
 * The expected wait of each minute from `from` to `until`, both included. A line is first come, first served: nobody who joins
 * a minute later rides earlier, so a wait never falls by more than a minute a minute.
 */
export const waitCurve = (attraction: Waiting, from: Minute, until: Minute, day: ParkDay): number[] => {
  const curve: number[] = [];
  for (let minute = from; minute <= until; minute += 1) {
    curve.push(Math.max(expectedWait(attraction, minute, day), (curve.at(-1) ?? 0) - 1));
  }
  return curve;
};
