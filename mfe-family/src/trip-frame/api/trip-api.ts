import { Budget } from '@landsea/contracts/money';
import { BookingWindows } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { budgetLineQueue } from './budget-line-queue';
import { listMembers, personQueue, replacePeople } from './person-queue';

/** The form says what went wrong; the end of a session and the paywall are announced for all of them. */
export const shownByForm = { except: ['UNAUTHENTICATED', 'PAYWALL'] } as const;

/** Writes on one page of a trip invalidate the others through these tags. */
const withTripTags = api.enhanceEndpoints({
  addTagTypes: ['Budget', 'Windows', 'Tasks', 'Days', 'Reminders', 'Forwarding'],
});

export const tripApi = withTripTags.injectEndpoints({
  endpoints: (build) => ({
    getTrip: build.query<TripDetail, string>({
      query: (tripId) => ({ url: `/api/trips/${tripId}` }),
      transformResponse: (raw, meta, tripId) => {
        const trip = answerOf(TripDetail)(raw);
        return replacePeople(trip, personQueue.merge(tripId, listMembers(trip), meta));
      },
      providesTags: (_trip, _error, tripId) => [{ type: 'Trip', id: tripId }],
    }),
    getWindows: build.query<BookingWindows, string>({
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/windows` }),
      transformResponse: answerOf(BookingWindows),
      providesTags: (_windows, _error, tripId) => [{ type: 'Windows', id: tripId }],
    }),
    getBudget: build.query<Budget, string>({
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/budget` }),
      transformResponse: (raw, meta, tripId) => {
        const budget = answerOf(Budget)(raw);
        return { ...budget, lines: budgetLineQueue.merge(tripId, budget.lines, meta) };
      },
      providesTags: (_budget, _error, tripId) => [{ type: 'Budget', id: tripId }],
    }),
  }),
});

export const { useGetTripQuery, useGetWindowsQuery, useGetBudgetQuery } = tripApi;
