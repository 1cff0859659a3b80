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

const toTripAddress = (tripId: string): string => `/api/trips/${tripId}`;
const toPartAddress = (tripId: string, part: string): string => `/api/v1/trips/${tripId}/${part}`;

const listFrameQueries = (tripId: string): FirstQuery[] => [
  {
    address: `/api/user/access?tripId=${tripId}`,
    endpoint: accessApi.endpoints.getAccess.name,
    arg: { tripId },
  },
  { address: '/api/trips', endpoint: tripsApi.endpoints.listTrips.name, arg: undefined },
  { address: toTripAddress(tripId), endpoint: tripApi.endpoints.getTrip.name, arg: tripId },
];

const listDashboardQueries = (tripId: string): FirstQuery[] => {
  const partOf = (part: string) => ({ address: toPartAddress(tripId, part), arg: tripId });
  return [
    { address: '/api/v1/reminders', endpoint: remindersApi.endpoints.getReminders.name, arg: undefined },
    { ...partOf('windows'), endpoint: tripApi.endpoints.getWindows.name },
    { ...partOf('tasks'), endpoint: tasksApi.endpoints.getTasks.name },
    { ...partOf('budget'), endpoint: tripApi.endpoints.getBudget.name },
    { ...partOf('days'), endpoint: itemsApi.endpoints.getDays.name },
    { ...partOf('activity'), endpoint: activityApi.endpoints.getActivity.name },
    { ...partOf('forwarding'), endpoint: 'getForwarding', isOptional: true },
  ];
};

/** Each beside those of the frame. */
const queriesOf: Readonly<Record<string, (tripId: string) => FirstQuery[]>> = {
  TripDashboard: listDashboardQueries,
};

const listQueries = (page: string, tripId: string): FirstQuery[] => {
  const own = queriesOf[page]?.(tripId);
  return own ? [...listFrameQueries(tripId), ...own] : [];
};

export const listFirstCalls = (page: string, tripId: string): FirstCall[] => {
  const queries = listQueries(page, tripId);
  if (queries.length === 0) return [];
  return [
    { address: WHO_CALL },
    ...queries.map(({ address, isOptional }) => ({ address, ...(isOptional && { isOptional }) })),
  ];
};

/** The types of the common store know no endpoint of a remote: this adds a type, and no endpoint. */
const anyApi = api.injectEndpoints({
  endpoints: (_build): Record<string, ReturnType<typeof _build.query<unknown, unknown>>> => ({}),
});

type Reader = (raw: unknown, meta: undefined, arg: unknown) => unknown;

/** Reads an answer as the browser would; the library shows the definition of an endpoint only to who changes it. */
const readerOf = (endpoint: string): Reader => {
  let reader: Reader = (raw) => raw;
  anyApi.enhanceEndpoints({
    endpoints: {
      [endpoint]: (definition) => {
        reader = definition.transformResponse ?? reader;
      },
    },
  });
  return reader;
};

/** @throws when an answer does not fit its contract. */
export const fillStore = (
  { dispatch }: AppStore,
  { page, tripId, answers }: { page: string; tripId: string; answers: ReadonlyMap<string, unknown> },
): void => {
  const entries = listQueries(page, tripId)
    .filter(({ address }) => answers.has(address))
    .map(({ address, endpoint, arg }) => ({
      endpointName: endpoint,
      arg,
      value: readerOf(endpoint)(answers.get(address), undefined, arg),
    }));
  dispatch(anyApi.util.upsertQueryEntries(entries));
};
