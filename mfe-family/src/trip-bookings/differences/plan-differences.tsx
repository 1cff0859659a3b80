import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { listPlanDifferences } from '@landsea/rules/bookings';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';

interface PlanDifferencesProps {
  trip: TripDetail;
  bookings: readonly Booking[];
  action?: ReactNode;
}

export function PlanDifferences({ trip, bookings, action }: PlanDifferencesProps) {
  const sentences = listPlanDifferences(trip, bookings);
  if (sentences.length === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mb-6 print:hidden"
      title="Your bookings and your trip don’t agree"
      action={action}
    >
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
