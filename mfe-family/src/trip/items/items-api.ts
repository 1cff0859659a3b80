import { DayItem, DayPlans } from '@landsea/contracts/planning';
import type {
  CastVote,
  ChangeDayItems,
  CreateDayItem,
  UpdateDayItem,
  UpdateTripDay,
} from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../api/trip-api';

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
      transformResponse: answerOf(DayPlans),
      providesTags: (_plans, _error, tripId) => [{ type: 'Days', id: tripId }],
    }),
    addItem: build.mutation<DayItem, Sent & { item: CreateDayItem }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, item }) => ({
        url: itemsUrl(tripId),
        method: 'POST',
        body: item,
        idempotencyKey,
      }),
      transformResponse: answerOf(DayItem),
    }),
    changeItem: build.mutation<DayItem, Sent & { itemId: string; change: UpdateDayItem }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, itemId, change }) => ({
        url: `${itemsUrl(tripId)}/${itemId}`,
        method: 'PATCH',
        body: change,
        idempotencyKey,
      }),
      transformResponse: answerOf(DayItem),
    }),
    removeItem: build.mutation<void, Sent & { itemId: string }>({
      extraOptions: queued,
      query: ({ tripId, idempotencyKey, itemId }) => ({
        url: `${itemsUrl(tripId)}/${itemId}`,
        method: 'DELETE',
        idempotencyKey,
      }),
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
  }),
});

export const { useGetDaysQuery } = itemsApi;
