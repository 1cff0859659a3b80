import { arrivalQuery } from '@landsea/contracts/booking-windows';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { CalendarPlus, Printer, Share2 } from 'lucide-react';
import { PlanButton } from '../frame/plan-button';

const share = async (address: string): Promise<void> => {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: 'What opens when', url: address });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(address);
  notify({ title: 'Address copied', description: 'Paste it where your family talks.', tone: 'success' });
};

interface CalendarActionsProps {
  arrival: Arrival;
  path: string;
}

/** What to do with the dates: plan them, keep them, share them, print them. */
export function CalendarActions({ arrival, path }: CalendarActionsProps) {
  const query = arrivalQuery(arrival);
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
  return (
    <div className="grid gap-3 print:hidden">
      <PlanButton arrival={arrival} />
      <div className="flex flex-wrap gap-2">
        <Button asChild icon={<CalendarPlus {...icon} />}>
          <a href={`/api/v1/planning-calendar?${query}`} download="landsea.ics">
            Add to my calendar
          </a>
        </Button>
        <Button
          icon={<Share2 {...icon} />}
          onClick={() => void share(`${window.location.origin}${path}?${query}`)}
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
