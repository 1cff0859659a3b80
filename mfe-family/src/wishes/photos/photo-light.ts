import type { ParkCalendar, PhotoSpot } from '@landsea/contracts/catalogue';
import { formatClock } from '../../items/cards/item-labels';

/** Wall times `HH:MM` at the parks, typical of the month. */
export type Sun = Pick<ParkCalendar['sun'][number], 'sunrise' | 'sunset'>;
type Light = Pick<PhotoSpot, 'kind' | 'bestLight' | 'poorLight' | 'note'>;

export const getSunOn = (date: string, calendar: ParkCalendar | undefined): Sun | undefined =>
  calendar?.sun.find(({ month }) => month === Number(date.slice(5, 7)));

const bestLightNote = /^Best light: (.+?)(?:\. |$)/;
const untilSunset = 'until sunset';
const sunsetWords = /sunset|after dark|blue hour/;
const lateWords = /sunset|after dark|blue hour|fireworks/;

const noteOnLight = ({ note }: Light): string | undefined => bestLightNote.exec(note ?? '')?.[1];

export const noteOther = (spot: Light): string => (spot.note ?? '').replace(bestLightNote, '');

const sunsetText = (sun: Sun | undefined) => (sun ? `sunset (${formatClock(sun.sunset)})` : 'sunset');

/** Sunset limits the best light. */
const endOf = (spot: Light, to: string, sun: Sun | undefined) =>
  noteOnLight(spot) === untilSunset || (sun && sun.sunset < to) ? 'sunset' : to;

/** `4:00 PM to sunset (7:34 PM)`, `after dark (sunset 7:34 PM)`; undefined when light does not matter. */
export const formatLight = (spot: Light, sun: Sun | undefined): string | undefined => {
  const note = noteOnLight(spot);
  if (note !== undefined && note !== untilSunset) {
    if (note.includes('sunset')) return note.replace('sunset', sunsetText(sun));
    return sunsetWords.test(note) && sun ? `${note} (sunset ${formatClock(sun.sunset)})` : note;
  }
  if (!spot.bestLight) return undefined;
  const end = endOf(spot, spot.bestLight.to, sun);
  return `${formatClock(spot.bestLight.from)} to ${end === 'sunset' ? sunsetText(sun) : formatClock(end)}`;
};

/** `12:00 PM to 2:00 PM`; undefined without poor light. */
export const warnPoorLight = ({ poorLight }: Light): string | undefined =>
  poorLight ? `${formatClock(poorLight.from)} to ${formatClock(poorLight.to)}` : undefined;

export type LightThen = 'best' | 'fair' | 'poor' | 'dark';

/**
 * Undefined for ride photos, which have their own light, without a time, and by day when the note may name
 * more times than the best light.
 */
export const getLightAt = (spot: Light, time: string | null, sun: Sun | undefined): LightThen | undefined => {
  if (spot.kind === 'ride-photo' || time === null) return undefined;
  const { bestLight, poorLight } = spot;
  if (bestLight) {
    const end = endOf(spot, bestLight.to, sun);
    if (bestLight.from <= time && time <= (end === 'sunset' ? (sun?.sunset ?? bestLight.to) : end))
      return 'best';
  }
  if (poorLight && poorLight.from <= time && time < poorLight.to) return 'poor';
  const note = noteOnLight(spot) ?? untilSunset;
  if (!sun || (sun.sunrise <= time && time < sun.sunset)) return note === untilSunset ? 'fair' : undefined;
  return note !== untilSunset && lateWords.test(note) ? 'best' : 'dark';
};

/** The start of the best light, or sunset; null when any time is fine. */
export const getBestTime = (spot: Light, sun: Sun | undefined): string | null => {
  if (spot.bestLight) return spot.bestLight.from;
  return sun && sunsetWords.test(noteOnLight(spot) ?? '') ? sun.sunset : null;
};
