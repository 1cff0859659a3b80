import { BillingOverview, CheckoutSession } from '@landsea/contracts/billing';
import type { CreateSubscriptionCheckout } from '@landsea/contracts/billing';
import { answerOf, api } from '@landsea/web-kit';

export const pricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnPlans: build.query<BillingOverview, void>({
      query: () => '/api/billing/overview',
      transformResponse: answerOf(BillingOverview),
    }),
    choosePlan: build.mutation<CheckoutSession, CreateSubscriptionCheckout>({
      query: (body) => ({ url: '/api/billing/subscription-checkout', method: 'POST', body }),
      transformResponse: answerOf(CheckoutSession),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
  }),
});

export const { useGetOwnPlansQuery, useChoosePlanMutation } = pricingApi;
