import type { Attraction } from '@landsea/contracts/catalogue';
import type { Minute } from '../trip/clock.js';
import type { ParkDay } from './park-day.js';

/** Minutes; a Lightning Lane takes 5 to 15. */
export const LANE_WAIT_MINUTES = 10;
/** Share of the day's highest wait in the first half hour (median of 68 attractions, 2026). */
const ROPE_DROP_SHARE = 1 / 3;
const EARLY_ENTRY_SHARE = 1 / 4;
const ROPE_DROP_MINUTES = 30;
const FILLING_MINUTES = 60;

type Waiting = Pick<Attraction, 'waits'>;

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
 * Minutes: the highest wait of the crowd level, times the day's shape and the weekday's factor; 0 for a
 * walk-on.
 */
export const getPostedWait = ({ waits }: Waiting, minute: Minute, day: ParkDay): number =>
  waits ? Math.round(waits.worstPosted[day.crowd] * day.factor * shareAt(minute, day)) : 0;

/** Minutes; `actualShare` is about 0.7. */
export const getExpectedWait = ({ waits }: Waiting, minute: Minute, day: ParkDay): number =>
  waits
    ? Math.round(waits.worstPosted[day.crowd] * day.factor * shareAt(minute, day) * waits.actualShare)
    : 0;

/** First come, first served: a wait never falls by more than a minute a minute. */
export const waitCurve = (attraction: Waiting, from: Minute, until: Minute, day: ParkDay): number[] => {
  const curve: number[] = [];
  for (let minute = from; minute <= until; minute += 1) {
    curve.push(Math.max(getExpectedWait(attraction, minute, day), (curve.at(-1) ?? 0) - 1));
  }
  return curve;
};

const SHOWN_STEP = 5;

/** Waits are estimates, so pages and paper show them in steps of five minutes. */
export const roundWait = (minutes: number): number => Math.round(minutes / SHOWN_STEP) * SHOWN_STEP;
