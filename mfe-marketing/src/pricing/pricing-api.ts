import { BillingOverview, CheckoutSession, Prices } from '@landsea/contracts/billing';
import type { CreateSubscriptionCheckout } from '@landsea/contracts/billing';
import { answerOf, api } from '@landsea/web-kit';

export const pricingApi = api.enhanceEndpoints({ addTagTypes: ['Prices'] }).injectEndpoints({
  endpoints: (build) => ({
    getPrices: build.query<Prices, void>({
      query: () => '/api/billing/prices',
      transformResponse: answerOf(Prices),
      providesTags: ['Prices'],
    }),
    /** What the person has already. */
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

export const { useGetPricesQuery, useGetOwnPlansQuery, useChoosePlanMutation } = pricingApi;
