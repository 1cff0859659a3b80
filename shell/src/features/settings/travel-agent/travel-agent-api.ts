import {
  AgentTripConsent,
  TravelAgentList,
  type ShareTripWithAgent,
  type TravelAgent,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const ownWords = { shownByForm: { except: ['UNAUTHENTICATED'] }, retry: false } as const;
const notShared = { shared: false, seesMoney: false, seesDocuments: false, version: 0 };

interface TripOfAgent {
  clientId: string;
  tripId: string;
}

/** Updates the list in place, so that no switch jumps back while it is fetched. */
const inForce = ({ clientId, tripId }: TripOfAgent, consent: Partial<AgentTripConsent>) =>
  travelAgentApi.util.updateQueryData('listTravelAgents', undefined, (agents) => {
    const agent = agents.find((each) => each.clientId === clientId);
    const trip = agent?.trips.find((each) => each.tripId === tripId);
    if (trip) Object.assign(trip, consent);
  });

const travelAgentApi = api.enhanceEndpoints({ addTagTypes: ['TravelAgents'] }).injectEndpoints({
  endpoints: (build) => ({
    listTravelAgents: build.query<TravelAgent[], void>({
      query: () => '/api/v1/travel-agents',
      transformResponse: (raw) => answerOf(TravelAgentList)(raw).agents,
      providesTags: ['TravelAgents'],
    }),
    shareTripWithAgent: build.mutation<AgentTripConsent, TripOfAgent & { consent: ShareTripWithAgent }>({
      query: ({ clientId, tripId, consent }) =>
        put(`/api/v1/travel-agents/${clientId}/trips/${tripId}`, consent),
      transformResponse: answerOf(AgentTripConsent),
      extraOptions: ownWords,
      // Another window may have changed it.
      invalidatesTags: (_saved, error) => (error ? ['TravelAgents'] : []),
      onQueryStarted: async (trip, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(inForce(trip, saved.data));
      },
    }),
    stopSharingTrip: build.mutation<null, TripOfAgent>({
      query: ({ clientId, tripId }) => remove(`/api/v1/travel-agents/${clientId}/trips/${tripId}`, {}),
      extraOptions: ownWords,
      invalidatesTags: (_saved, error) => (error ? ['TravelAgents'] : []),
      onQueryStarted: async (trip, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(inForce(trip, notShared));
      },
    }),
    leaveTravelAgent: build.mutation<null, string>({
      query: (clientId) => remove(`/api/v1/travel-agents/${clientId}`, {}),
      extraOptions: ownWords,
      invalidatesTags: ['TravelAgents'],
    }),
  }),
});

export const {
  useListTravelAgentsQuery,
  useShareTripWithAgentMutation,
  useStopSharingTripMutation,
  useLeaveTravelAgentMutation,
} = travelAgentApi;
