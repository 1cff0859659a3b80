import { setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { TripPage } from '../../trip-frame/page/trip-page';
import { DashboardSkeleton } from './dashboard-skeleton';
import { TripDashboard } from './trip-dashboard';

/** Opening a trip's dashboard by its address makes it the active trip. */
export function TripDashboardPage() {
  const { tripId = '' } = useParams();
  const dispatch = useAppDispatch();
  const { data: trip } = useGetTripQuery(tripId, { skip: !tripId });
  useEffect(() => {
    if (trip && !trip.archived) dispatch(setActiveTrip(trip.id));
  }, [dispatch, trip]);
  return <TripPage skeleton={<DashboardSkeleton />} Content={TripDashboard} />;
}
