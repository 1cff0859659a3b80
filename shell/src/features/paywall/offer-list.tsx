import type { TripSummary } from '@landsea/contracts/trip';
import { Check } from 'lucide-react';
import { useGetOfferedTripQuery } from '../../billing-data/billing-api';
import { offerLines } from './offer-lines';

export function OfferList({ trip }: { trip: TripSummary }) {
  const { data } = useGetOfferedTripQuery(trip.id);
  return (
    <ul className="grid gap-2.5 text-left">
      {offerLines(trip, data?.party).map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={2.25} />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}
