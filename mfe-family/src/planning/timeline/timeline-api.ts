import { BookingWindows } from '@landsea/contracts/planning';
import type { BookedMeal } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip/api/trip-api';

const mealsUrl = (tripId: string) => `/api/v1/trips/${tripId}/meals`;

export const timelineApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    saveMeal: build.mutation<BookingWindows, { tripId: string; meal: BookedMeal; isNew: boolean }>({
      query: ({ tripId, meal: { id, version, ...meal }, isNew }) =>
        isNew
          ? { url: mealsUrl(tripId), method: 'POST', body: { id, ...meal } }
          : { url: `${mealsUrl(tripId)}/${id}`, method: 'PUT', body: { version, ...meal } },
      transformResponse: answerOf(BookingWindows),
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      // Somebody else's words are fetched, too, so that they can be looked at.
      invalidatesTags: (_answer, _error, { tripId }) => [{ type: 'Windows', id: tripId }],
    }),
    removeMeal: build.mutation<BookingWindows, { tripId: string; mealId: string }>({
      query: ({ tripId, mealId }) => ({ url: `${mealsUrl(tripId)}/${mealId}`, method: 'DELETE', body: {} }),
      transformResponse: answerOf(BookingWindows),
      invalidatesTags: (_answer, error, { tripId }) => (error ? [] : [{ type: 'Windows', id: tripId }]),
    }),
  }),
});

export const { useSaveMealMutation, useRemoveMealMutation } = timelineApi;
