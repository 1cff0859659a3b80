import { isMorning, isNight, type TimeForm } from './time-patterns';

type Groups = Record<string, string | undefined>;

export const HALF_DAY = 720;

const readHalf = (hour: number, minute: number, half: string): number[] => {
  if (hour > 12) return [hour * 60 + minute];
  if (hour === 0) return isMorning.test(half) ? [minute] : [];
  const isLate = isNight.test(half) ? hour >= 6 && hour < 12 : !isMorning.test(half);
  return [(hour % 12) * 60 + minute + (isLate ? HALF_DAY : 0)];
};

/** Without a half: 13 and more, and a leading zero, are of the 24-hour clock, and 12:30 is after noon. */
const readBare = (hour: string, minute: number): number[] => {
  const minutes = Number(hour) * 60 + minute;
  return hour.startsWith('0') || Number(hour) >= 12 ? [minutes] : [minutes, minutes + HALF_DAY];
};

const isHourOnly = ({ unit, ahead, half, clock, unitHalf }: Groups): boolean => {
  if (half || clock || unitHalf || /^(?:uhr|uur)/i.test(unit ?? '')) return true;
  // "2h" is a length of time, "à 18h" a time.
  return ahead !== undefined;
};

/** Minutes of the day that each form can mean: one, two where its half is not written, none where it is no time. */
export const timeReaders: Record<TimeForm, (groups: Groups) => number[]> = {
  iso: ({ hour, minute, offset }) =>
    offset?.toUpperCase() === 'Z' ? [] : [Number(hour) * 60 + Number(minute)],
  colon: ({ hour = '', minute, half, letter, unit }) => {
    if (half || letter) return readHalf(Number(hour), Number(minute), half ?? letter ?? '');
    // "2:30 hrs" is a length of time, "18:15 hrs" a time.
    if (unit && /^h(?:ou)?rs?/i.test(unit))
      return /^(?:0|1\d|2)/.test(hour) && hour.length === 2 ? [Number(hour) * 60 + Number(minute)] : [];
    return unit ? [Number(hour) * 60 + Number(minute)] : readBare(hour, Number(minute));
  },
  dot: ({ hour = '', minute, half, letter, unit, ahead }) => {
    if (half || letter) return readHalf(Number(hour), Number(minute), half ?? letter ?? '');
    return unit || ahead ? [Number(hour) * 60 + Number(minute)] : [];
  },
  letter: ({ hour, minute, suffix = '' }) =>
    /^ ?m$/i.test(suffix) || suffix.startsWith(' ') ? [] : [Number(hour) * 60 + Number(minute)],
  hour: (groups) => {
    if (!isHourOnly(groups)) return [];
    const { hour = '', half, clockHalf, unitHalf, clock } = groups;
    const said = half ?? clockHalf ?? unitHalf;
    if (said) return readHalf(Number(hour), 0, said);
    return clock ? readBare(hour, 0) : [Number(hour) * 60];
  },
  glued: ({ hour, minute, half = '' }) => readHalf(Number(hour), Number(minute), half),
  military: ({ hour, minute }) => [Number(hour) * 60 + Number(minute)],
  word: ({ word = '', noon }) => [
    noon || (/^(?:noon|me[dz]|meio)/i.test(word) && !/noche|notte/i.test(word)) ? HALF_DAY : 0,
  ],
  japanese: ({ half, hour = '', minute, thirty, colon }) => {
    const minutes = thirty ? 30 : Number(minute ?? colon ?? 0);
    if (!half && colon !== undefined) return [];
    if (Number(hour) > 23) return [];
    return half
      ? [(Number(hour) % 12) * 60 + minutes + (half === '午後' ? HALF_DAY : 0)]
      : [Number(hour) * 60 + minutes];
  },
};
