import { BillingOverview, CheckoutSession } from '@landsea/contracts/billing';
import type { CreateSubscriptionCheckout } from '@landsea/contracts/billing';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

export const pricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnPlans: build.query<BillingOverview, void>({
      query: () => '/api/billing/overview',
      transformResponse: answerOf(BillingOverview),
    }),
    choosePlan: build.mutation<CheckoutSession, CreateSubscriptionCheckout>({
      query: (body) => post('/api/billing/subscription-checkout', body),
      transformResponse: answerOf(CheckoutSession),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
  }),
});

export const { useGetOwnPlansQuery, useChoosePlanMutation } = pricingApi;
