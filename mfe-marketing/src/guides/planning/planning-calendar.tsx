import { formatCount } from '@landsea/contracts/core';
import { getLastDay, type WindowMoment } from '@landsea/rules/booking-windows';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange } from '@landsea/web-kit';
import { CalendarActions } from './calendar-actions';
import { MomentCard } from './moment-card';

interface PlanningCalendarProps {
  arrival: Arrival;
  moments: readonly WindowMoment[];
  now: Date | null;
  isExample: boolean;
  path: string;
}

const shapeText = ({ mode, nights, sea }: Arrival): string =>
  [
    ...(mode === 'cruise' ? [] : [`${formatCount(nights, 'night')} by the parks`]),
    ...(mode === 'parks' ? [] : [`${formatCount(sea, 'night')} at sea`]),
  ].join(', then ');

export function PlanningCalendar({ arrival, moments, now, isExample, path }: PlanningCalendarProps) {
  const { mode, nights, sea, arrive } = arrival;
  const next = moments.find(({ opensAt }) => now !== null && now < new Date(opensAt));
  return (
    <section aria-labelledby="your-calendar" className="grid min-w-0 gap-6">
      <div className="grid gap-4">
        <Horizon
          size="slim"
          landDays={mode === 'cruise' ? 0 : nights}
          seaDays={mode === 'parks' ? 0 : sea}
          progress={0.08}
        />
        <div aria-live="polite" className="grid gap-1">
          <h2 id="your-calendar" className="text-2xl text-ink sm:text-3xl">
            {formatDateRange(arrive, getLastDay(arrival))}
          </h2>
          <p className="text-lg text-muted">
            {isExample ? 'An example: ' : ''}
            {shapeText(arrival)}. {formatCount(moments.length, 'day')} to know.
          </p>
        </div>
        <CalendarActions arrival={arrival} path={path} />
      </div>
      <ol>
        {moments.map((moment) => (
          <MomentCard
            key={moment.opensAt}
            moment={moment}
            arrive={arrive}
            now={now}
            isNext={moment === next}
          />
        ))}
      </ol>
    </section>
  );
}
