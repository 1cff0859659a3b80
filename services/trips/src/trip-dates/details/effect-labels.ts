import type { TripEffect } from '@landsea/contracts/trip';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
export const formatDayWords = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00Z`));
export const formatSpan = (from: string, to: string): string =>
  `${formatDayWords(from)} – ${formatDayWords(to)}`;

export const makeEffect = (
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
