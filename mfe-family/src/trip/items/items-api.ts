import { createFrom } from '@landsea/contracts/day-plans';
import { DayItem, DayPlans } from '@landsea/contracts/planning';
import type {
  CastVote,
  ChangeDayItems,
  CreateDayItem,
  SetHourWorth,
  UpdateTripDay,
} from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { RowList, RowQueue } from '@landsea/web-kit/rows';
import { tripApi } from '../api/trip-api';
import { previewOf } from './day-change';
import type { ItemChange } from './day-change';

const itemQueue = new RowQueue<DayItem, ItemChange>();

const daysUrl = (tripId: string) => `/api/v1/trips/${tripId}/days`;
const itemsUrl = (tripId: string) => `/api/v1/trips/${tripId}/items`;

interface Sent {
  tripId: string;
  /** One for each action of a person: repeated attempts carry the same, so that it happens once. */
  idempotencyKey: string;
}

/** The queue of changes repeats what found no network and reports what was refused. */
const queued = { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, retry: false } as const;

export const itemsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getDays: build.query<DayPlans, string>({
      query: (tripId) => ({ url: daysUrl(tripId) }),
      transformResponse: (raw, meta, tripId) => {
        const plans = DayPlans.parse(raw);
        return { ...plans, items: itemQueue.merge(tripId, plans.items, meta) };
      },
      providesTags: (_plans, _error, tripId) => [{ type: 'Days', id: tripId }],
    }),
    changeItems: build.mutation<DayPlans, Sent & { changes: ChangeDayItems }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, changes }) => ({
        url: `${itemsUrl(tripId)}/changes`,
        method: 'POST',
        body: changes,
        idempotencyKey,
      }),
      transformResponse: answerOf(DayPlans),
    }),
    castVote: build.mutation<DayItem, Sent & { itemId: string; personId: string; vote: CastVote }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, itemId, personId, vote }) => ({
        url: `${itemsUrl(tripId)}/${itemId}/votes/${encodeURIComponent(personId)}`,
        method: 'PUT',
        body: vote,
        idempotencyKey,
      }),
      transformResponse: answerOf(DayItem),
    }),
    changeDay: build.mutation<DayPlans, Sent & { date: string; change: UpdateTripDay }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, date, change }) => ({
        url: `${daysUrl(tripId)}/${date}`,
        method: 'PATCH',
        body: change,
        idempotencyKey,
      }),
      transformResponse: answerOf(DayPlans),
      invalidatesTags: (_plans, error, { tripId }) => (error ? [] : [{ type: 'Trip', id: tripId }]),
    }),
    setHourWorth: build.mutation<DayPlans, { tripId: string } & SetHourWorth>({
      query: ({ tripId, hourCents }) => ({
        url: `/api/v1/trips/${tripId}/hour-worth`,
        method: 'PUT',
        body: { hourCents },
      }),
      transformResponse: answerOf(DayPlans),
      onQueryStarted: async ({ tripId, hourCents }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          itemsApi.util.updateQueryData('getDays', tripId, (plans) => ({ ...plans, hourCents })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

/** Creating, changing and deleting single items. */
export const itemRows = new RowList({
  queue: itemQueue,
  query: itemsApi.endpoints.getDays,
  rowsOf: (plans: DayPlans) => plans.items,
  withRows: (plans, items) => ({ ...plans, items }),
  url: itemsUrl,
  parse: answerOf(DayItem),
  parseList: answerOf(DayPlans),
  reread: (tripId: string, id) => ({
    url: daysUrl(tripId),
    find: (answer) => DayPlans.parse(answer).items.find((item) => item.id === id),
  }),
  preview: (created: CreateDayItem) => previewOf(created, []),
  recreate: createFrom,
});

export const { useGetDaysQuery, useSetHourWorthMutation } = itemsApi;
