import { BookingWindows, Budget, TripDetail } from '@landsea/contracts';
import { answerOf, api } from '@landsea/web-kit';

export const tripApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTrip: build.query<TripDetail, string>({
      query: (tripId) => ({ url: `/api/trips/${tripId}` }),
      transformResponse: answerOf(TripDetail),
      providesTags: (_trip, _error, tripId) => [{ type: 'Trip', id: tripId }],
    }),
    getWindows: build.query<BookingWindows, string>({
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/windows` }),
      transformResponse: answerOf(BookingWindows),
      providesTags: (_windows, _error, tripId) => [{ type: 'Windows', id: tripId }],
    }),
    getBudget: build.query<Budget, string>({
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/budget` }),
      transformResponse: answerOf(Budget),
      providesTags: (_budget, _error, tripId) => [{ type: 'Budget', id: tripId }],
    }),
  }),
});

export const { useGetTripQuery, useGetWindowsQuery, useGetBudgetQuery } = tripApi;
