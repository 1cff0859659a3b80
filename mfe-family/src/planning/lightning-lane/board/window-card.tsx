import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { Sunrise } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { timeLeft, windowTime } from '../../../trip/windows/window-time';

interface WindowCardProps {
  window: BookingWindow;
  now: Date;
  /** The address of the booking morning. */
  morning: string;
}

/** When Lightning Lanes can be booked, and the way to the booking morning. */
export function WindowCard({ window, now, morning }: WindowCardProps) {
  const [why, setWhy] = useState(false);
  const id = useId();
  const { covers, state, rule, verify, asOf } = window;
  const { day, local, parks } = windowTime(window, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOpen = state === 'open';
  return (
    <Card aria-label="Booking window" className="grid content-start gap-3">
      <div>
        <p className="text-sm text-muted">{isOpen ? 'Booking is' : 'Booking opens'}</p>
        <p className="font-display text-3xl tabular-nums">{isOpen ? 'Open now' : timeLeft(window, now)}</p>
      </div>
      <p>
        {isOpen ? 'Since ' : ''}
        {day} at {local}
        {parks ? <span className="text-muted"> ({parks} at the parks)</span> : null}
        {covers ? (
          <span className="block text-muted">
            {covers.from === covers.to
              ? `For ${formatDate(covers.from)}`
              : `For your park days ${formatDateRange(covers.from, covers.to)}`}
          </span>
        ) : null}
      </p>
      <div>
        <Button
          asChild
          variant="primary"
          icon={<Sunrise aria-hidden className="size-5" strokeWidth={1.75} />}
        >
          <Link to={morning}>Booking morning</Link>
        </Button>
      </div>
      <div>
        <DisclosureButton small open={why} controls={id} onToggle={() => setWhy(!why)}>
          Why then?
        </DisclosureButton>
        <p id={id} hidden={!why} className="text-sm text-muted">
          {rule} Rule checked {formatDate(asOf)}. {verify}.
        </p>
      </div>
    </Card>
  );
}
