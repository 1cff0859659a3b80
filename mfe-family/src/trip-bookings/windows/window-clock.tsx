import type { BookingWindow } from '@landsea/contracts/planning';
import { getWindowTime, type WindowTime } from './window-time';

export const getReaderWindowTime = (window: BookingWindow): WindowTime =>
  getWindowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);

export function WindowClock({ time: { place, reader } }: { time: WindowTime }) {
  return (
    <span className="empty:hidden">
      {place}
      {reader ? <span className="text-muted"> · {reader} for you</span> : null}
    </span>
  );
}
