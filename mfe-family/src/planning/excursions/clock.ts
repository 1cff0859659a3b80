import type { ClockTime } from '@landsea/contracts/catalogue';

const DAY_MINUTES = 1440;

/** Minutes since midnight of a wall time. */
export const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The wall time so many minutes after midnight, around the clock. */
export const timeAt = (minutes: number): ClockTime => {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** `4:30 PM`, `8 AM`. */
export const clockWords = (time: ClockTime): string => {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${String(hour % 12 || 12)}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** `2 h`, `45 min`, `1 h 15 min`. */
export const durationWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${String(hours)} h` : '', rest > 0 || hours === 0 ? `${String(rest)} min` : '']
    .filter(Boolean)
    .join(' ');
};

const hoursOf = (hours: number): string => durationWords(Math.round(hours * 60));

/** `3 h`, `4–5 h`, `45 min`. */
export const hoursWords = ({ from, to }: { from: number; to: number }): string =>
  from === to
    ? hoursOf(from)
    : Number.isInteger(from) && Number.isInteger(to)
      ? `${String(from)}–${String(to)} h`
      : `${hoursOf(from)} – ${hoursOf(to)}`;
