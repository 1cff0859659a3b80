import { PaymentVerification, type VerifyPayment } from '@landsea/contracts/billing';
import { ClaimedPreview, type ClaimPreview } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.mutation<PaymentVerification, VerifyPayment>({
      query: (body) => post('/api/verify-payment', body),
      transformResponse: answerOf(PaymentVerification),
      invalidatesTags: (result) => (result ? ['Access', 'ActiveTrip', 'Trips', 'Trip'] : []),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
    claimPreview: build.mutation<ClaimedPreview, ClaimPreview>({
      query: (body) => post('/api/billing/claim-preview', body),
      transformResponse: answerOf(ClaimedPreview),
      invalidatesTags: (result) => (result ? ['Access', 'ActiveTrip', 'Trips', 'Trip'] : []),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
  }),
});

export const { useVerifyPaymentMutation, useClaimPreviewMutation } = paymentApi;
