import { BookingWindows, type SetFinalPayment } from '@landsea/contracts/planning';
import { TripChangePlan, type TripChange } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const shownByForm = { except: ['UNAUTHENTICATED', 'PAYWALL'] } as const;

const tripDetailsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    planChange: build.mutation<TripChangePlan, { tripId: string; change: TripChange }>({
      query: ({ tripId, change }) => ({
        url: `/api/v1/trips/${tripId}/change-plan`,
        method: 'POST',
        body: change,
      }),
      transformResponse: answerOf(TripChangePlan),
      extraOptions: { shownByForm },
    }),
    setFinalPayment: build.mutation<BookingWindows, SetFinalPayment & { tripId: string }>({
      query: ({ tripId, dueOn, seen }) => ({
        url: `/api/v1/trips/${tripId}/final-payment`,
        method: 'PUT',
        body: { dueOn, seen },
      }),
      transformResponse: answerOf(BookingWindows),
      extraOptions: { shownByForm },
      invalidatesTags: (_windows, _error, { tripId }) => [{ type: 'Windows', id: tripId }],
    }),
  }),
});

export const { useSetFinalPaymentMutation, usePlanChangeMutation } = tripDetailsApi;
