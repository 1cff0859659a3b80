import { WHO_CALL, type FirstCall } from '@landsea/contracts/core';
import { accessApi, api, tripsApi, type AppStore } from '@landsea/web-kit';
import '../../../../mfe-family/src/catalogue/api/use-day-catalogue';
import '../../../../mfe-family/src/confirmations/forwarded/forwarding-api';
import { itemsApi } from '../../../../mfe-family/src/items/queue/items-api';
import '../../../../mfe-family/src/money/budget/charts/expense-days-api';
import { activityApi } from '../../../../mfe-family/src/trip-frame/api/activity-api';
import { tasksApi } from '../../../../mfe-family/src/trip-frame/api/tasks-api';
import { tripApi } from '../../../../mfe-family/src/trip-frame/api/trip-api';
import { remindersApi } from '../../../../mfe-family/src/trip-bookings/reminders/reminders-api';

type Answers = ReadonlyMap<string, unknown>;

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

const makeBudgetQuery = (tripId: string): FirstQuery => ({
  address: toPartAddress(tripId, 'budget'),
  endpoint: tripApi.endpoints.getBudget.name,
  arg: tripId,
});

const makeDaysQuery = (tripId: string): FirstQuery => ({
  address: toPartAddress(tripId, 'days'),
  endpoint: itemsApi.endpoints.getDays.name,
  arg: tripId,
});

const listDashboardQueries = (tripId: string): FirstQuery[] => {
  const partOf = (part: string) => ({ address: toPartAddress(tripId, part), arg: tripId });
  return [
    { address: '/api/v1/reminders', endpoint: remindersApi.endpoints.getReminders.name, arg: undefined },
    { ...partOf('windows'), endpoint: tripApi.endpoints.getWindows.name },
    { ...partOf('tasks'), endpoint: tasksApi.endpoints.getTasks.name },
    makeBudgetQuery(tripId),
    makeDaysQuery(tripId),
    { ...partOf('activity'), endpoint: activityApi.endpoints.getActivity.name },
    { ...partOf('forwarding'), endpoint: 'getForwarding', isOptional: true },
  ];
};

const listBudgetQueries = (tripId: string): FirstQuery[] => [
  makeBudgetQuery(tripId),
  { address: toPartAddress(tripId, 'expenses'), endpoint: 'getExpenseDays', arg: tripId },
];

/** Null on land, undefined where the trip is not known yet. */
const findSailing = (tripId: string, answers: Answers | undefined): { ship?: string } | null | undefined => {
  const trip = answers?.get(toTripAddress(tripId)) as { sailing?: { ship?: string } | null } | undefined;
  return trip && (trip.sailing ?? null);
};

const portsQuery: FirstQuery = {
  address: '/api/v1/catalogue/ports',
  endpoint: 'getEntries',
  arg: { kind: 'ports' },
  isOptional: true,
};

const listPlannerQueries = (tripId: string, answers?: Answers): FirstQuery[] => {
  const sailing = findSailing(tripId, answers);
  return [
    makeDaysQuery(tripId),
    {
      address: toPartAddress(tripId, 'day-catalogue'),
      endpoint: 'getTripCatalogue',
      // Its entries are kept by ship, which the trip names.
      arg: { tripId, ship: sailing?.ship },
    },
    { address: '/api/v1/catalogue/park-calendar', endpoint: 'getParkCalendar', arg: undefined },
    ...(sailing === null ? [] : [portsQuery]),
  ];
};

/** Each beside those of the frame; `answers` once they are there. */
const queriesOf: Readonly<Record<string, (tripId: string, answers?: Answers) => FirstQuery[]>> = {
  TripDashboard: listDashboardQueries,
  BudgetCenter: listBudgetQueries,
  DailyPlanner: listPlannerQueries,
};

const listQueries = (page: string, tripId: string, answers?: Answers): FirstQuery[] => {
  const own = queriesOf[page]?.(tripId, answers);
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
  { page, tripId, answers }: { page: string; tripId: string; answers: Answers },
): void => {
  const entries = listQueries(page, tripId, answers)
    .filter(({ address }) => answers.has(address))
    .map(({ address, endpoint, arg }) => ({
      endpointName: endpoint,
      arg,
      value: readerOf(endpoint)(answers.get(address), undefined, arg),
    }));
  dispatch(anyApi.util.upsertQueryEntries(entries));
};
