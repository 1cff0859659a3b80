const two = (count: number): string => String(count).padStart(2, '0');

/** `2 d 04:05:09`; days are left out on the last one; undefined after the instant. */
export const formatClockUntil = (instant: string, now: Date): string | undefined => {
  const seconds = Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  const days = Math.floor(seconds / 86_400);
  const clock = [seconds % 86_400, seconds % 3600, seconds % 60] as const;
  const text = `${two(Math.floor(clock[0] / 3600))}:${two(Math.floor(clock[1] / 60))}:${two(clock[2])}`;
  return days > 0 ? `${days} d ${text}` : text;
};
