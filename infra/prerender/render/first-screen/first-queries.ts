import { WHO_CALL, type FirstCall } from '@landsea/contracts/core';
import { accessApi, api, tripsApi, type AppStore } from '@landsea/web-kit';
import '../../../../mfe-family/src/confirmations/forwarded/forwarding-api';
import { itemsApi } from '../../../../mfe-family/src/items/queue/items-api';
import { activityApi } from '../../../../mfe-family/src/trip-frame/api/activity-api';
import { tasksApi } from '../../../../mfe-family/src/trip-frame/api/tasks-api';
import { tripApi } from '../../../../mfe-family/src/trip-frame/api/trip-api';
import { remindersApi } from '../../../../mfe-family/src/trip-bookings/reminders/reminders-api';

interface FirstQuery extends FirstCall {
  endpoint: string;
  arg: unknown;
}

const listDashboardQueries = (tripId: string): FirstQuery[] => {
  const ofTrip = `/api/v1/trips/${tripId}`;
  return [
    {
      address: `/api/user/access?tripId=${tripId}`,
      endpoint: accessApi.endpoints.getAccess.name,
      arg: { tripId },
    },
    { address: '/api/trips', endpoint: tripsApi.endpoints.listTrips.name, arg: undefined },
    { address: `/api/trips/${tripId}`, endpoint: tripApi.endpoints.getTrip.name, arg: tripId },
    { address: '/api/v1/reminders', endpoint: remindersApi.endpoints.getReminders.name, arg: undefined },
    { address: `${ofTrip}/windows`, endpoint: tripApi.endpoints.getWindows.name, arg: tripId },
    { address: `${ofTrip}/tasks`, endpoint: tasksApi.endpoints.getTasks.name, arg: tripId },
    { address: `${ofTrip}/budget`, endpoint: tripApi.endpoints.getBudget.name, arg: tripId },
    { address: `${ofTrip}/days`, endpoint: itemsApi.endpoints.getDays.name, arg: tripId },
    { address: `${ofTrip}/activity`, endpoint: activityApi.endpoints.getActivity.name, arg: tripId },
    { address: `${ofTrip}/forwarding`, endpoint: 'getForwarding', arg: tripId, isOptional: true },
  ];
};

const queriesOf: Readonly<Record<string, (tripId: string) => FirstQuery[]>> = {
  TripDashboard: listDashboardQueries,
};

export const listFirstCalls = (page: string, tripId: string): FirstCall[] => {
  const queries = queriesOf[page]?.(tripId) ?? [];
  if (queries.length === 0) return [];
  return [
    { address: WHO_CALL },
    ...queries.map(({ address, isOptional }) => ({ address, ...(isOptional && { isOptional }) })),
  ];
};

type Reader = (raw: unknown, meta: undefined, arg: unknown) => unknown;

/** Reads an answer as the browser would; the library shows the definition of an endpoint only to who changes it. */
const readerOf = (endpoint: string): Reader => {
  let reader: Reader = (raw) => raw;
  const endpoints = {
    [endpoint]: (definition: { transformResponse?: Reader }) => {
      reader = definition.transformResponse ?? reader;
    },
  };
  api.enhanceEndpoints({ endpoints: endpoints as never });
  return reader;
};

type Entry = Parameters<typeof api.util.upsertQueryEntries>[0][number];

/** @throws when an answer does not fit its contract. */
export const fillStore = (
  { dispatch }: AppStore,
  { page, tripId, answers }: { page: string; tripId: string; answers: ReadonlyMap<string, unknown> },
): void => {
  const entries = (queriesOf[page]?.(tripId) ?? [])
    .filter(({ address }) => answers.has(address))
    .map(({ address, endpoint, arg }) => ({
      endpointName: endpoint,
      arg,
      value: readerOf(endpoint)(answers.get(address), undefined, arg),
    }));
  // The common store's types know no endpoint of a remote.
  dispatch(api.util.upsertQueryEntries(entries as unknown as Entry[]));
};
