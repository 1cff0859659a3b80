import { DayPlans, type DayItem, type SetHourWorth } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';
import { RowQueue } from '@landsea/web-kit/rows';
import { tripApi } from '../../trip-frame/api/trip-api';
import { bookingQueue } from '../../trip-frame/api/booking-queue';
import { toDayRows, replaceDayRows, type DayChange, type DayRow } from './day-row';
import { applyItemEdit, type ItemEdit } from './item-change';

export const itemQueue = new RowQueue<DayItem, ItemEdit>({ apply: applyItemEdit });
export const dayQueue = new RowQueue<DayRow, DayChange>();

export const toDaysUrl = (tripId: string) => `/api/v1/trips/${tripId}/days`;

export const itemsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getDays: build.query<DayPlans, string>({
      query: (tripId) => ({ url: toDaysUrl(tripId) }),
      transformResponse: (raw, meta, tripId) => {
        const plans = answerOf(DayPlans)(raw);
        const days = dayQueue.merge(tripId, toDayRows(plans), meta);
        const items = itemQueue.merge(tripId, plans.items, meta);
        const bookings = bookingQueue.merge(tripId, plans.bookings ?? [], meta);
        return { ...replaceDayRows(plans, days), items, bookings };
      },
      providesTags: (_plans, _error, tripId) => [{ type: 'Days', id: tripId }],
    }),
    setHourWorth: build.mutation<DayPlans, { tripId: string } & SetHourWorth>({
      query: ({ tripId, hourCents }) => put(`/api/v1/trips/${tripId}/hour-worth`, { hourCents }),
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

export const { useGetDaysQuery, useSetHourWorthMutation } = itemsApi;
