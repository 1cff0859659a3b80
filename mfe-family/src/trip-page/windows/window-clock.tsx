import type { BookingWindow } from '@landsea/contracts/planning';
import type { WindowTime } from './window-time';
import { windowTime } from './window-time';

/** {@link windowTime} on the clocks of this browser. */
export const readerWindowTime = (window: BookingWindow): WindowTime =>
  windowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The hour of a window, with that of the other clocks where they differ; empty for what is due by a day. */
export function WindowClock({ time: { local, parks, reader } }: { time: WindowTime }) {
  return (
    <span className="empty:hidden">
      {local}
      {parks ? <span className="text-muted"> · {parks} at the parks</span> : null}
      {reader ? <span className="text-muted"> · {reader} for you</span> : null}
    </span>
  );
}
