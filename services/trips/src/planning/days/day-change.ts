import type { FieldError } from '@landsea/contracts/core';
import type { UpdateTripDay } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';

const chosen: readonly TripDay['kind'][] = ['travel', 'park', 'rest'];

/** Parks, arrival and departure belong to park days only. */
export const applyDayChange = (
  day: TripDay,
  change: UpdateTripDay,
): { day: TripDay; problems: FieldError[] } => {
  const { kind = day.kind, parks, note } = change;
  const { arrivesAt = day.arrivesAt, leavesAt = day.leavesAt, evening = day.evening } = change;
  const problems: FieldError[] = [];
  if (kind !== day.kind && !(chosen.includes(kind) && chosen.includes(day.kind)))
    problems.push({
      path: 'kind',
      message: 'The days aboard follow from the sailing: change it in the trip’s details',
    });
  if (kind !== 'park' && parks && parks.length > 0)
    problems.push({ path: 'parks', message: 'Only a park day has parks: make it one first' });
  if (parks && new Set(parks).size < parks.length)
    problems.push({ path: 'parks', message: 'Choose two different parks' });
  if (kind !== 'park' && (change.arrivesAt || change.leavesAt))
    problems.push({
      path: 'arrivesAt',
      message: 'Only a park day has a time of arrival or departure: leave it empty',
    });
  if (kind !== 'park' && change.evening)
    problems.push({ path: 'evening', message: 'Only a park day has evening hours: make it one first' });
  if (arrivesAt && leavesAt && leavesAt <= arrivesAt)
    problems.push({ path: 'leavesAt', message: 'You leave before you arrive: correct one of the times' });
  const presence =
    kind === 'park'
      ? { arrivesAt: arrivesAt ?? null, leavesAt: leavesAt ?? null, evening: evening ?? null }
      : { arrivesAt: null, leavesAt: null, evening: null };
  const nextParks = kind === 'park' ? (parks ?? day.parks) : [];
  const place = nextParks.length > 0 || (kind !== day.kind && day.kind === 'park') ? null : day.place;
  const nextNote = note === undefined ? day.note : note?.trim() || null;
  return { day: { ...day, kind, parks: nextParks, place, note: nextNote, ...presence }, problems };
};
