import { formatCount } from '@landsea/contracts/core';
import { getLastDay, toArrivalQuery, type WindowMoment } from '@landsea/rules/booking-windows';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange } from '@landsea/web-kit';
import { CalendarPlus, Printer, Share2 } from 'lucide-react';
import { PlanButton } from '../frame/plan-button';
import { shareAddress } from '../frame/share-address';
import { MomentCard } from './moment-card';
import { toIdea } from './planning-choices';

function CalendarActions({ arrival, path }: { arrival: Arrival; path: string }) {
  const query = toArrivalQuery(arrival);
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
  return (
    <div className="grid gap-3 print:hidden">
      <PlanButton idea={toIdea(arrival)} />
      <div className="flex flex-wrap gap-2">
        <Button asChild icon={<CalendarPlus {...icon} />}>
          <a href={`/api/v1/planning-calendar?${query}`} download="landsea.ics">
            Add to my calendar
          </a>
        </Button>
        <Button
          icon={<Share2 {...icon} />}
          onClick={() => void shareAddress('What opens when', `${path}?${query}`)}
        >
          Share
        </Button>
        <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

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
