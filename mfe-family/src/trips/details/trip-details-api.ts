import { BookingWindows, type SetFinalPayment } from '@landsea/contracts/planning';
import { TripChangePlan, type TripChange } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { post, put } from '@landsea/web-kit/calls';
import { shownByForm, tripApi } from '../../trip-frame/api/trip-api';

const tripDetailsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    planChange: build.mutation<TripChangePlan, { tripId: string; change: TripChange }>({
      query: ({ tripId, change }) => post(`/api/v1/trips/${tripId}/change-plan`, change),
      transformResponse: answerOf(TripChangePlan),
      extraOptions: { shownByForm },
    }),
    setFinalPayment: build.mutation<BookingWindows, SetFinalPayment & { tripId: string }>({
      query: ({ tripId, dueOn, seen }) => put(`/api/v1/trips/${tripId}/final-payment`, { dueOn, seen }),
      transformResponse: answerOf(BookingWindows),
      extraOptions: { shownByForm },
      invalidatesTags: (_windows, _error, { tripId }) => [{ type: 'Windows', id: tripId }],
    }),
  }),
});

export const { useSetFinalPaymentMutation, usePlanChangeMutation } = tripDetailsApi;
