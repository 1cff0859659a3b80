import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';

export const listDayOptions = (days: readonly TripDay[]): { value: string; label: string }[] =>
  days.map((day) => ({ value: day.date, label: `${formatDate(day.date)} · ${formatDayTitle(day)}` }));
