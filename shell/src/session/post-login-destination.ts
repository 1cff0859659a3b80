import type { User } from '@landsea/contracts/account';
import { pickLatestStart, takeDestination, tripsApi, useAppDispatch } from '@landsea/web-kit';
import type { AppDispatch } from '@landsea/web-kit';
import { useCallback } from 'react';

const roleHomes: Partial<Record<User['userType'], string>> = {
  agent: '/app/agents/clients',
  client: '/client-portal',
};

export const getRoleHome = (user: User): string | undefined => roleHomes[user.userType];

const latestTrip = async (dispatch: AppDispatch): Promise<string> => {
  const { data: trips } = await dispatch(
    tripsApi.endpoints.listTrips.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const trip = trips && pickLatestStart(trips);
  return trip ? `/trip/${trip.id}/dashboard` : '/trip-dashboard';
};

/**
 * The remembered destination, else the role's home, else the dashboard of the
 * latest trip, else /trip-dashboard.
 */
export const usePostLoginDestination = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    async (user: User, currentPath: string): Promise<string> =>
      takeDestination(currentPath) ?? getRoleHome(user) ?? (await latestTrip(dispatch)),
    [dispatch],
  );
};

export const getFirstPage = (user: User): string =>
  user.userType === 'agent' ? '/app/agents/quick-start' : (getRoleHome(user) ?? '/create-trip');

export const getRegistrationDestination = (user: User, currentPath: string): string =>
  takeDestination(currentPath) ?? getFirstPage(user);
