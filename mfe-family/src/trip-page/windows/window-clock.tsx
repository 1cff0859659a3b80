import type { BookingWindow } from '@landsea/contracts/planning';
import type { WindowTime } from './window-time';
import { windowTime } from './window-time';

/** {@link windowTime} on the clocks of this browser. */
export const readerWindowTime = (window: BookingWindow): WindowTime =>
  windowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The hour of a window, with that of the person's own clock where it differs; empty for what is due by a day. */
export function WindowClock({ time: { place, reader } }: { time: WindowTime }) {
  return (
    <span className="empty:hidden">
      {place}
      {reader ? <span className="text-muted"> · {reader} for you</span> : null}
    </span>
  );
}
