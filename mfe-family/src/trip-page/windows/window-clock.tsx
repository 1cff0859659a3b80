import type { BookingWindow } from '@landsea/contracts/planning';
import type { WindowTime } from './window-time';
import { windowTime } from './window-time';

export const readerWindowTime = (window: BookingWindow): WindowTime =>
  windowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Empty for something due by a day. */
export function WindowClock({ time: { place, reader } }: { time: WindowTime }) {
  return (
    <span className="empty:hidden">
      {place}
      {reader ? <span className="text-muted"> · {reader} for you</span> : null}
    </span>
  );
}
