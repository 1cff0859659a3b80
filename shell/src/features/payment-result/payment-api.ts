import { PaymentVerification, type VerifyPayment } from '@landsea/contracts/billing';
import { ClaimedPreview, type ClaimPreview } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.mutation<PaymentVerification, VerifyPayment>({
      query: (body) => ({ url: '/api/verify-payment', method: 'POST', body }),
      transformResponse: answerOf(PaymentVerification),
      invalidatesTags: (result) => (result ? ['Access', 'ActiveTrip', 'Trips', 'Trip'] : []),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
    claimPreview: build.mutation<ClaimedPreview, ClaimPreview>({
      query: (body) => ({ url: '/api/billing/claim-preview', method: 'POST', body }),
      transformResponse: answerOf(ClaimedPreview),
      invalidatesTags: (result) => (result ? ['Access', 'ActiveTrip', 'Trips', 'Trip'] : []),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
  }),
});

export const { useVerifyPaymentMutation, useClaimPreviewMutation } = paymentApi;
