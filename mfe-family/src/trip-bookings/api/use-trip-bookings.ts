import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { listBookings } from './trip-bookings';

/** Undefined until the days have loaded. */
export const useTripBookings = (trip: TripDetail): readonly Booking[] | undefined => {
  const plans = getVisibleData(useGetDaysQuery(trip.id));
  const ports = usePortClocks(trip);
  return useMemo(() => plans && listBookings(plans, trip, ports), [plans, trip, ports]);
};
