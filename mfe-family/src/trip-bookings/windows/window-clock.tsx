import { PARKS_ZONE } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { getWindowTime, type WindowTime } from './window-time';

/** A server does not know the person's zone: it draws the clock of the place alone. */
const getReaderZone = ({ clock }: BookingWindow): string =>
  typeof document === 'undefined'
    ? (clock?.timeZone ?? PARKS_ZONE)
    : Intl.DateTimeFormat().resolvedOptions().timeZone;

export const getReaderWindowTime = (window: BookingWindow): WindowTime =>
  getWindowTime(window, getReaderZone(window));

export function WindowClock({ time: { place, reader } }: { time: WindowTime }) {
  return (
    <span className="empty:hidden">
      {place}
      {reader ? <span className="text-muted"> · {reader} for you</span> : null}
    </span>
  );
}
