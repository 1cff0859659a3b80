import {
  ItineraryKey,
  PublicItinerary,
  type EnterItineraryCode,
  type OpenItinerary,
} from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';
import { confirmRefusal } from './confirm-refusal';

const url = (call: string) => `/api/v1/itinerary/${call}`;

/** All are POSTs, so that the token is in no address. */
const itineraryApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openItinerary: build.query<PublicItinerary, OpenItinerary>({
      query: (body) => ({ url: url('open'), method: 'POST', body }),
      transformResponse: answerOf(PublicItinerary),
      transformErrorResponse: (failure, _meta, body) => confirmRefusal(failure, body),
      keepUnusedDataFor: 0,
    }),
    askItineraryCode: build.mutation<void, string>({
      query: (token) => ({ url: url('code'), method: 'POST', body: { token } }),
      extraOptions: { shownByForm: 'all' },
    }),
    enterItineraryCode: build.mutation<ItineraryKey, EnterItineraryCode>({
      query: (body) => ({ url: url('numbers'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ItineraryKey),
    }),
  }),
});

export const { useAskItineraryCodeMutation, useEnterItineraryCodeMutation, useOpenItineraryQuery } =
  itineraryApi;
