import { setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGetTripQuery } from '../../trip/api/trip-api';
import { TripDashboard } from './trip-dashboard';

/** The trip that the address names; opening it makes it the active one. */
export function TripDashboardPage() {
  const { tripId = '' } = useParams();
  const dispatch = useAppDispatch();
  const { data: trip } = useGetTripQuery(tripId);
  useEffect(() => {
    if (trip && !trip.archived) dispatch(setActiveTrip(trip.id));
  }, [dispatch, trip]);
  return <TripDashboard key={tripId} tripId={tripId} />;
}
