import { Booking, newBooking, TripBookings } from '@landsea/contracts/bookings';
import type { ChangeBookings, CreateBooking } from '@landsea/contracts/bookings';
import { DayPlans } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { tripApi } from '../api/trip-api';
import { daysUrl, itemsApi } from '../items/items-api';
import { bookingQueue } from './booking-queue';

const bookingsUrl = (tripId: string) => `/api/v1/trips/${tripId}/bookings`;
const shownByForm = { except: ['UNAUTHENTICATED', 'PAYWALL'] } as const;

/** What a booking changes besides itself: the budget, what is due by when, and the status of the trip. */
const derived = (tripId: string) => [
  { type: 'Budget' as const, id: tripId },
  { type: 'Windows' as const, id: tripId },
  { type: 'Trip' as const, id: tripId },
];

/** The body of `POST` that makes a booking as it is, such as one that was deleted. */
export const createdFrom = ({
  itemId: _itemId,
  bookedBy: _bookedBy,
  version: _version,
  updatedAt: _updatedAt,
  ...booking
}: Booking): CreateBooking => booking;

/** A booking as it is shown before the service has answered. */
export const previewOf = (created: CreateBooking): Booking => ({
  ...newBooking(created, new Date()),
  version: 0,
});

/**
 * The bookings of a trip that are no items of a day. They live in the days answer, so that the planner, the dashboard and a page
 * without a signal read the same ones.
 */
export const bookingRows = new RowList({
  queue: bookingQueue,
  query: itemsApi.endpoints.getDays,
  // The answer of a release before bookings has none.
  rowsOf: ({ bookings }: DayPlans) => bookings ?? [],
  withRows: (plans, bookings) => ({ ...plans, bookings }),
  url: bookingsUrl,
  listUrl: daysUrl,
  parse: answerOf(Booking),
  parseList: answerOf(DayPlans),
  preview: previewOf,
  recreate: createdFrom,
  afterWrite: (tripId: string) => tripApi.util.invalidateTags(derived(tripId)),
});

export const bookingsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** All bookings of a confirmation or none, as one step of undo. */
    changeBookings: build.mutation<TripBookings, { tripId: string } & ChangeBookings>({
      extraOptions: { shownByForm },
      query: ({ tripId, ...body }) => ({ url: `${bookingsUrl(tripId)}/changes`, method: 'POST', body }),
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
