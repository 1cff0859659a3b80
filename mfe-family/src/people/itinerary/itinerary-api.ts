import {
  ItineraryKey,
  PublicItinerary,
  type EnterItineraryCode,
  type OpenItinerary,
} from '@landsea/contracts/agents';
import { answerOf, toApiError, type ApiFailure } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

const REFUSALS: unknown[] = ['NOT_FOUND', 'VALIDATION_FAILED'];

/** True for an answer of the service itself, which names its code in JSON. */
const isRefusedByService = async (body: OpenItinerary): Promise<boolean> => {
  try {
    const answer = await fetch('/api/v1/itinerary/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return false;
    const { code, message } = (await answer.json()) as Partial<Record<string, unknown>>;
    return REFUSALS.includes(code) && typeof message === 'string';
  } catch {
    return false;
  }
};

/**
 * The 404 of a proxy or of a hotel’s sign-in page looks like a refusal, because the status stands in for a code
 * that is missing. @returns the failure, or in its place one that says nothing about the link.
 */
const confirmRefusal = async (failure: ApiFailure, body: OpenItinerary): Promise<ApiFailure> => {
  if (!REFUSALS.includes(failure.error.code) || (await isRefusedByService(body))) return failure;
  return { ...failure, error: toApiError(undefined) };
};

const url = (call: string) => `/api/v1/itinerary/${call}`;

/** All are POSTs, so that the token is in no address. */
const itineraryApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openItinerary: build.query<PublicItinerary, OpenItinerary>({
      query: (body) => post(url('open'), body),
      transformResponse: answerOf(PublicItinerary),
      transformErrorResponse: (failure, _meta, body) => confirmRefusal(failure, body),
      keepUnusedDataFor: 0,
    }),
    askItineraryCode: build.mutation<void, string>({
      query: (token) => post(url('code'), { token }),
      extraOptions: { shownByForm: 'all' },
    }),
    enterItineraryCode: build.mutation<ItineraryKey, EnterItineraryCode>({
      query: (body) => post(url('numbers'), body),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ItineraryKey),
    }),
  }),
});

export const { useAskItineraryCodeMutation, useEnterItineraryCodeMutation, useOpenItineraryQuery } =
  itineraryApi;
