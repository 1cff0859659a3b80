import {
  BillingDocuments,
  BillingOverview,
  BillingPortal,
  CheckoutSession,
  Prices,
  SubscriptionVerification,
  type CreateSubscriptionCheckout,
  type CreateTripCheckout,
  type VerifySubscription,
} from '@landsea/contracts/billing';
import { TripDetail } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { patch, post } from '@landsea/web-kit/calls';

/** The screens explain failures; the end of the session is announced for all of them. */
const ownWords = { shownByForm: { except: ['UNAUTHENTICATED'] } } as const;

const billingApi = api.enhanceEndpoints({ addTagTypes: ['Billing', 'Documents', 'Prices'] }).injectEndpoints({
  endpoints: (build) => ({
    getPrices: build.query<Prices, void>({
      query: () => '/api/billing/prices',
      transformResponse: answerOf(Prices),
      providesTags: ['Prices'],
    }),
    createTripCheckout: build.mutation<CheckoutSession, CreateTripCheckout>({
      query: (body) => post('/api/create-trip-checkout', body),
      transformResponse: answerOf(CheckoutSession),
      extraOptions: ownWords,
    }),
    getOfferedTrip: build.query<TripDetail, string>({
      query: (tripId) => `/api/trips/${encodeURIComponent(tripId)}`,
      transformResponse: answerOf(TripDetail),
      providesTags: (_trip, _error, id) => [{ type: 'Trip', id }],
    }),
    getOverview: build.query<BillingOverview, void>({
      query: () => '/api/billing/overview',
      transformResponse: answerOf(BillingOverview),
      providesTags: ['Billing'],
    }),
    getDocuments: build.query<BillingDocuments, void>({
      query: () => '/api/billing/documents',
      transformResponse: answerOf(BillingDocuments),
      providesTags: ['Documents'],
    }),
    startPlan: build.mutation<CheckoutSession, CreateSubscriptionCheckout>({
      query: (body) => post('/api/billing/subscription-checkout', body),
      transformResponse: answerOf(CheckoutSession),
      extraOptions: ownWords,
    }),
    verifySubscription: build.mutation<SubscriptionVerification, VerifySubscription>({
      query: (body) => post('/api/billing/verify-subscription', body),
      transformResponse: answerOf(SubscriptionVerification),
      invalidatesTags: (result) => (result?.success ? ['Access', 'Billing', 'Documents'] : []),
      extraOptions: ownWords,
    }),
    openPortal: build.mutation<BillingPortal, void>({
      query: () => post('/api/billing/portal', {}),
      transformResponse: answerOf(BillingPortal),
      extraOptions: ownWords,
    }),
    refundHeld: build.mutation<null, string>({
      query: (entitlementId) =>
        post(`/api/billing/held-payments/${encodeURIComponent(entitlementId)}/refund`, {}),
      transformResponse: () => null,
      invalidatesTags: ['Billing', 'Documents'],
      extraOptions: ownWords,
    }),
    /** Frees the place of the active paid trip: billing then unlocks the waiting one. */
    archiveForHeld: build.mutation<TripDetail, string>({
      query: (tripId) => patch(`/api/trips/${tripId}`, { archived: true }),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) =>
        trip ? ['Billing', 'Trips', 'ActiveTrip', 'Access', { type: 'Trip', id: trip.id }] : [],
      extraOptions: ownWords,
    }),
  }),
});

export const {
  useGetPricesQuery,
  useCreateTripCheckoutMutation,
  useGetOfferedTripQuery,
  useGetOverviewQuery,
  useGetDocumentsQuery,
  useStartPlanMutation,
  useVerifySubscriptionMutation,
  useOpenPortalMutation,
  useRefundHeldMutation,
  useArchiveForHeldMutation,
} = billingApi;
