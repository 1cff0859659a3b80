import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { Page } from '../page/page';
import { getVisibleData } from './visible-data';
import { TripUnavailable } from './trip-unavailable';

interface Part {
  data?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** A visible trip with hidden money is one whose owner keeps it private. */
export function MoneyUnavailable({ tripId, trip, money }: { tripId: string; trip: Part; money: Part[] }) {
  const parts = [trip, ...money];
  const error = parts.find((part) => part.error)?.error;
  if (getVisibleData(trip) && toApiError(error).code === 'NOT_FOUND') {
    return (
      <Page>
        <div className="pt-6 sm:pt-10">
          <EmptyState
            isPage
            title="This trip’s costs are private"
            text="You see the plan, not the prices."
            action={
              <Button asChild>
                <Link to={`/trip/${tripId}/dashboard`}>Back to the trip</Link>
              </Button>
            }
          />
        </div>
      </Page>
    );
  }
  const retry = () => {
    for (const part of parts) if (part.error) void part.refetch();
  };
  return <TripUnavailable error={error} onRetry={retry} />;
}
