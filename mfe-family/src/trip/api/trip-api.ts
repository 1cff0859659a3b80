import { Budget } from '@landsea/contracts/money';
import { BookingWindows } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { lineNews } from '../rows/line-news';

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
      queryFn: async (tripId, _store, _extra, baseQuery) => {
        const setOut = lineNews.setOut();
        const answer = await baseQuery({ url: `/api/v1/trips/${tripId}/budget` });
        if (answer.error) return answer;
        const budget = Budget.parse(answer.data);
        return { data: { ...budget, lines: lineNews.laidOver(budget, setOut) } };
      },
      providesTags: (_budget, _error, tripId) => [{ type: 'Budget', id: tripId }],
    }),
  }),
});

export const { useGetTripQuery, useGetWindowsQuery, useGetBudgetQuery } = tripApi;
