import type { EstimateQuery } from '@landsea/contracts/money';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { useState } from 'react';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { MoneyUnavailable } from '../../trip-frame/access/money-unavailable';
import { useLiveTrip } from '../../items/live/use-live-trip';
import { useGetEstimateQuery } from '../../trip-frame/api/estimate-api';
import { getKeptSetup } from './kept-setup';
import { SetupSheet } from './setup-sheet';

export function BudgetSetup({ tripId }: { tripId: string }) {
  const [asked, setAsked] = useState<EstimateQuery>(() => getKeptSetup(tripId)?.asked ?? {});
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const estimate = useGetEstimateQuery({ tripId, asked });
  useLiveTrip(tripId);

  if ([trip, budget, estimate].some((part) => part.error && !getVisibleData<unknown>(part)))
    return <MoneyUnavailable tripId={tripId} trip={trip} money={[budget, estimate]} />;
  return (
    <Page busy={estimate.isFetching && 'Estimating the trip'}>
      <PageHeader
        title="Budget setup"
        lead="A starting estimate for your trip. Change anything. Prices are guides: check the official app before you book."
        breadcrumb={<Crumb to={`/trip/${tripId}/budget-center`}>Budget center</Crumb>}
      />
      <ReadOnlyNotice />
      {trip.data && budget.data && estimate.data ? (
        <SetupSheet
          trip={trip.data}
          budget={budget.data}
          estimate={estimate.data}
          asked={asked}
          onChoose={(change) => setAsked((now) => ({ ...now, ...change }))}
        />
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-6 w-96 max-w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-96 w-full lg:w-2/3" />
        </div>
      )}
    </Page>
  );
}
