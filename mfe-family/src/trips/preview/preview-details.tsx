import type { TripPreview } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDate, formatDateRange, formatMoney } from '@landsea/web-kit';
import type { ReactNode } from 'react';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

export function PreviewDetails({ trip }: { trip: TripPreview['trip'] }) {
  const { tripName, startDate, endDate, party, estimatedCost } = trip;
  return (
    <header className="pt-8">
      <p className="text-sm text-muted tabular-nums">{formatDateRange(startDate, endDate)}</p>
      <h1 className="max-w-3xl pt-1 font-display text-2xl wrap-anywhere sm:text-3xl">{tripName}</h1>
      <Horizon size="lg" progress={0.15} className="mt-2" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 pt-4 sm:grid-cols-3 lg:grid-cols-5">
        <Fact name="Starts">{formatDate(startDate)}</Fact>
        <Fact name="Ends">{formatDate(endDate)}</Fact>
        <Fact name="Adults">{party.adults}</Fact>
        <Fact name="Children">{party.children ?? 0}</Fact>
        {estimatedCost === null || estimatedCost === undefined ? null : (
          <Fact name="Estimated total cost">
            {formatMoney(Math.round(estimatedCost * 100), { whole: true })}
          </Fact>
        )}
      </dl>
    </header>
  );
}
