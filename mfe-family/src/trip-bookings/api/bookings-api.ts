import { Booking, TripBookings, type ChangeBookings, type CreateBooking } from '@landsea/contracts/bookings';
import { makeBooking } from '@landsea/rules/bookings';
import { DayPlans } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { RowList } from '@landsea/web-kit/rows';
import { shownByForm, tripApi } from '../../trip-frame/api/trip-api';
import { toDaysUrl, itemsApi } from '../../items/queue/items-api';
import { bookingQueue } from '../../trip-frame/api/booking-queue';

const bookingsUrl = (tripId: string) => `/api/v1/trips/${tripId}/bookings`;

/** A booking also changes the budget, due dates and the trip's status. */
const derived = (tripId: string) => [
  { type: 'Budget' as const, id: tripId },
  { type: 'Windows' as const, id: tripId },
  { type: 'Trip' as const, id: tripId },
];

/** The body of `POST` that creates a booking again, such as a deleted one. */
export const toCreateBooking = ({
  itemId: _itemId,
  bookedBy: _bookedBy,
  version: _version,
  updatedAt: _updatedAt,
  ...booking
}: Booking): CreateBooking => booking;

export const previewBooking = (created: CreateBooking): Booking => ({
  ...makeBooking(created, new Date()),
  version: 0,
});

/**
 * Bookings live in the days answer, so that the planner, the dashboard and an offline page read the same
 * ones.
 */
export const bookingRows = new RowList({
  queue: bookingQueue,
  query: itemsApi.endpoints.getDays,
  // A release before bookings answers without them.
  rowsOf: ({ bookings }: DayPlans) => bookings ?? [],
  withRows: (plans, bookings) => ({ ...plans, bookings }),
  url: bookingsUrl,
  listUrl: toDaysUrl,
  parse: answerOf(Booking),
  parseList: answerOf(DayPlans),
  preview: previewBooking,
  recreate: toCreateBooking,
  afterWrite: (tripId: string) => tripApi.util.invalidateTags(derived(tripId)),
});

export const bookingsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** All bookings of a confirmation or none, as one step of undo. */
    changeBookings: build.mutation<TripBookings, { tripId: string } & ChangeBookings>({
      extraOptions: { shownByForm },
      query: ({ tripId, ...body }) => post(`${bookingsUrl(tripId)}/changes`, body),
      transformResponse: (raw, meta, { tripId }) => {
        const answer = answerOf(TripBookings)(raw);
        return { ...answer, bookings: bookingQueue.merge(tripId, answer.bookings, meta) };
      },
      onQueryStarted: async ({ tripId }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => undefined);
        if (!answered) return;
        const { bookings } = answered.data;
        dispatch(itemsApi.util.updateQueryData('getDays', tripId, (plans) => ({ ...plans, bookings })));
      },
      invalidatesTags: (answer, _error, { tripId }) =>
        answer ? derived(tripId) : [{ type: 'Days', id: tripId }],
    }),
  }),
});

export const { useChangeBookingsMutation } = bookingsApi;
