import {
  AgentItinerary,
  ItineraryCoverPhoto,
  type AddItineraryRecipient,
  type PublishItinerary,
  type SaveItinerary,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';

type OfTrip<Body = object> = Body & { tripId: string };

const url = (tripId: string, part = '') => `/api/v1/agent-trips/${tripId}/itinerary${part}`;
const toItinerary = {
  transformResponse: answerOf(AgentItinerary),
  extraOptions: { shownByForm: 'all' },
} as const;

const itineraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getItinerary: build.query<AgentItinerary, string>({
      query: (tripId) => url(tripId),
      transformResponse: answerOf(AgentItinerary),
    }),
  }),
});

/** Each change answers with the whole, which takes the place of the one before. */
const show = async (
  { tripId }: { tripId: string },
  dispatch: (action: ReturnType<typeof itineraryApi.util.upsertQueryData<'getItinerary'>>) => unknown,
  answer: PromiseLike<{ data: AgentItinerary }>,
): Promise<void> => {
  await Promise.resolve(answer).then(
    ({ data }) => dispatch(itineraryApi.util.upsertQueryData('getItinerary', tripId, data)),
    () => undefined,
  );
};

const itineraryChanges = itineraryApi.injectEndpoints({
  endpoints: (build) => ({
    saveItinerary: build.mutation<AgentItinerary, OfTrip<SaveItinerary>>({
      query: ({ tripId, ...body }) => put(url(tripId), body),
      ...toItinerary,
      onQueryStarted: (of, { dispatch, queryFulfilled }) => show(of, dispatch, queryFulfilled),
    }),
    publishItinerary: build.mutation<AgentItinerary, OfTrip<PublishItinerary>>({
      query: ({ tripId, ...body }) => post(url(tripId, '/publications'), body),
      ...toItinerary,
      onQueryStarted: (of, { dispatch, queryFulfilled }) => show(of, dispatch, queryFulfilled),
    }),
    uploadItineraryCover: build.mutation<ItineraryCoverPhoto, OfTrip<{ file: Blob; name: string }>>({
      query: ({ tripId, file, name }) => ({
        url: url(tripId, '/covers'),
        method: 'POST',
        params: { name },
        file,
      }),
      extraOptions: { shownByForm: 'all', timeout: 120_000 },
      transformResponse: answerOf(ItineraryCoverPhoto),
    }),
    tellOfItinerary: build.mutation<AgentItinerary, OfTrip>({
      query: ({ tripId }) => post(url(tripId, '/emails'), {}),
      ...toItinerary,
      onQueryStarted: (of, { dispatch, queryFulfilled }) => show(of, dispatch, queryFulfilled),
    }),
    addItineraryReader: build.mutation<AgentItinerary, OfTrip<AddItineraryRecipient>>({
      query: ({ tripId, ...body }) => post(url(tripId, '/recipients'), body),
      ...toItinerary,
      onQueryStarted: (of, { dispatch, queryFulfilled }) => show(of, dispatch, queryFulfilled),
    }),
    withdrawItineraryReader: build.mutation<AgentItinerary, OfTrip<{ readerId: string }>>({
      query: ({ tripId, readerId }) => remove(url(tripId, `/recipients/${readerId}`)),
      ...toItinerary,
      onQueryStarted: (of, { dispatch, queryFulfilled }) => show(of, dispatch, queryFulfilled),
    }),
  }),
});

/** The trip is edited on other pages. */
export const useItinerary = (tripId: string) =>
  itineraryApi.useGetItineraryQuery(tripId, { refetchOnMountOrArgChange: true });

export const {
  useSaveItineraryMutation,
  usePublishItineraryMutation,
  useTellOfItineraryMutation,
  useUploadItineraryCoverMutation,
  useAddItineraryReaderMutation,
  useWithdrawItineraryReaderMutation,
} = itineraryChanges;
