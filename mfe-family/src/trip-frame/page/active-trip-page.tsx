import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { toApiError, useActiveTripId, useGetAccessQuery, useListTripsQuery } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReadOnlyScope } from '../access/read-only';
import { Page } from './page';
import { isPending } from '../access/visible-data';
import { useGetTripQuery } from '../api/trip-api';

interface ActiveTripPageProps {
  skeleton: ReactNode;
  children: (tripId: string) => ReactNode;
}

export function ActiveTripPage({ skeleton, children }: ActiveTripPageProps) {
  const trips = useListTripsQuery();
  const tripId = useActiveTripId();
  const access = useGetAccessQuery({ tripId }, { skip: !tripId });
  useGetTripQuery(tripId ?? '', { skip: !tripId });
  // A notice about access that arrives later would move a button under the finger.
  if (tripId && !isPending({ data: access.data, error: access.error }))
    return <ReadOnlyScope tripId={tripId}>{children(tripId)}</ReadOnlyScope>;
  if (trips.isError) {
    return (
      <Page>
        <ErrorState
          isPage
          title="Your trips could not be loaded"
          text={toApiError(trips.error).message}
          onRetry={() => void trips.refetch()}
        />
      </Page>
    );
  }
  if (!trips.data || tripId) return skeleton;
  return (
    <Page>
      <h1 className="pt-10 pb-6 font-display text-3xl">Where to first?</h1>
      <EmptyState
        art={<Horizon landDays={3} seaDays={4} progress={0.2} className="mb-2 max-w-md" />}
        title="No trip yet"
        text="Give your trip a name and its dates. Landsea then works out when every booking window opens and keeps land and sea on one budget."
        action={
          <Button asChild variant="primary" size="lg">
            <Link to="/create-trip-wizard">Plan your first trip</Link>
          </Button>
        }
      />
    </Page>
  );
}
