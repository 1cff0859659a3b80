import type { BookingWindow } from '@landsea/contracts/planning';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatWindowCountdown, listComingWindows } from '../frame/coming-windows';
import { formatWindowWhen } from './portal-labels';
import { PortalLink } from './portal-link';
import type { PortalTrip } from './portal-trips';

const MOST_SHOWN = 4;

export function PortalWindows({
  windows,
  trip: { tripId, isMade },
  now,
}: {
  windows: BookingWindow[];
  trip: Pick<PortalTrip, 'tripId' | 'isMade'>;
  now: Date;
}) {
  const shown = listComingWindows(windows, now, MOST_SHOWN);
  return (
    <Card aria-labelledby="portal-windows" className="grid gap-3">
      <CardTitle id="portal-windows">Booking windows</CardTitle>
      {shown.length === 0 ? (
        <p className="text-base text-muted">Everything you can book ahead is already open.</p>
      ) : (
        <ol className="divide-y divide-hairline">
          {shown.map((window) => (
            <li key={window.id} className="grid gap-0.5 py-3">
              <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere text-ink">
                {window.title}
              </h3>
              <p className="text-sm text-muted tabular-nums">
                {formatWindowWhen(window)}
                <span aria-hidden>{'\u00a0· '}</span>
                <span className="font-semibold text-sea">
                  {window.type === 'due' ? 'due ' : 'opens '}
                  {formatWindowCountdown(window, now)}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-muted">Verify in the official app: rules can change.</p>
      <PortalLink
        madeTripId={isMade ? tripId : undefined}
        to={`/trip/${tripId}/timeline`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-sea underline"
      >
        The whole timeline
      </PortalLink>
    </Card>
  );
}
