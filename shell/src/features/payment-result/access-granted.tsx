import { getAccessEnd } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useListTripsQuery } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { getLastDay } from '../../billing-data/billing-labels';
import { FirstSteps } from './first-steps';

interface AccessGrantedProps {
  tripId: string;
  to: string;
  onReach: () => void;
}

export function AccessGranted({ tripId, to, onReach }: AccessGrantedProps) {
  const { data: trips } = useListTripsQuery();
  const trip = trips?.find(({ id }) => id === tripId);
  return (
    <>
      <Horizon progress={0.5} size="md" className="w-full" />
      <h1 className="text-3xl">Access Granted</h1>
      <div role="status" className="grid gap-1 text-lg">
        <p>You’re all set! Let’s plan your days.</p>
        {trip ? (
          <p className="text-muted">
            It’s yours until {getLastDay(getAccessEnd(trip.endDate).toISOString())}.
          </p>
        ) : null}
      </div>
      <FirstSteps tripId={tripId} onReach={onReach} />
      <Button asChild variant="primary" size="lg">
        <Link to={to}>{to.endsWith('/dashboard') ? 'Open your trip' : 'Back to where you were'}</Link>
      </Button>
    </>
  );
}
