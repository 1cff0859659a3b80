import { Client } from '@landsea/contracts/agents';
import { KeptTripDraft, TripDetail, TripDraftAnswer, type KeepTripDraft } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';
import type { toCreateTrip } from '../form/trip-draft';

const DRAFT = '/api/v1/trip-draft';
/** Failures are silent: the browser keeps the draft, and it is sent again. */
const quiet = { shownByForm: 'all', retry: false, timeout: 4000 } as const;

export const createTripApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    createTrip: build.mutation<
      TripDetail,
      { trip: ReturnType<typeof toCreateTrip>; attempt: string; clientId: string | undefined }
    >({
      query: ({ trip, attempt, clientId }) => ({
        url: clientId ? `/api/v1/clients/${clientId}/trips` : '/api/trips',
        method: 'POST',
        body: trip,
        idempotencyKey: attempt,
      }),
      transformResponse: answerOf(TripDetail),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL', 'ACTIVE_TRIP_EXISTS'] } },
      invalidatesTags: (trip) => (trip ? ['Trips', 'ActiveTrip'] : []),
    }),
    getTripClient: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
    }),
    getTripDraft: build.query<TripDraftAnswer, void>({
      query: () => ({ url: DRAFT }),
      transformResponse: answerOf(TripDraftAnswer),
      extraOptions: quiet,
      keepUnusedDataFor: 0,
    }),
    keepTripDraft: build.mutation<KeptTripDraft, KeepTripDraft>({
      query: (body) => put(DRAFT, body),
      transformResponse: answerOf(KeptTripDraft),
      extraOptions: quiet,
    }),
    forgetTripDraft: build.mutation<undefined, void>({
      query: () => remove(DRAFT),
      extraOptions: quiet,
    }),
  }),
});

export const {
  useCreateTripMutation,
  useGetTripClientQuery,
  useLazyGetTripDraftQuery,
  useKeepTripDraftMutation,
  useForgetTripDraftMutation,
} = createTripApi;
