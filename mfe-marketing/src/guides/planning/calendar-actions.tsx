import { toArrivalQuery } from '@landsea/rules/booking-windows';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { Button } from '@landsea/ui/button';
import { CalendarPlus, Printer, Share2 } from 'lucide-react';
import { PlanButton } from '../frame/plan-button';
import { shareAddress } from '../frame/share-address';
import { toIdea } from './planning-choices';

interface CalendarActionsProps {
  arrival: Arrival;
  path: string;
}

export function CalendarActions({ arrival, path }: CalendarActionsProps) {
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
