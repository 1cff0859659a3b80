import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { DashboardSkeleton } from './dashboard-skeleton';
import { TripDashboard } from './trip-dashboard';

/** `/dashboard` and its aliases: the active trip, or an invitation to create one. */
export function ActiveDashboardPage() {
  return (
    <ActiveTripPage skeleton={<DashboardSkeleton />}>
      {(tripId) => <TripDashboard key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
