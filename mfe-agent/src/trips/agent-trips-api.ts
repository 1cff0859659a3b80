import { AgentTrip, AgentTripList, Client, ClientList } from '@landsea/contracts/agents';
import type { BeginClientTrip, CopyClientTrip, MoveAgentTrip } from '@landsea/contracts/agents';
import { TripDetail } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';

const agentTripsApi = api.enhanceEndpoints({ addTagTypes: ['AgentTrips'] }).injectEndpoints({
  endpoints: (build) => ({
    listAgentTrips: build.query<AgentTrip[], void>({
      query: () => '/api/v1/agent-trips',
      transformResponse: (raw) => answerOf(AgentTripList)(raw).trips,
      providesTags: ['AgentTrips'],
    }),
    listTripClients: build.query<Client[], void>({
      query: () => '/api/v1/clients',
      transformResponse: (raw) => answerOf(ClientList)(raw).clients,
    }),
    getTripClient: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
    }),
    /** The card moves at once and goes back when the service refuses it. */
    moveAgentTrip: build.mutation<AgentTrip, MoveAgentTrip & Pick<AgentTrip, 'tripId'>>({
      query: ({ tripId, ...body }) => put(`/api/v1/agent-trips/${tripId}/stage`, body),
      transformResponse: answerOf(AgentTrip),
      onQueryStarted: async ({ tripId, stage }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          agentTripsApi.util.updateQueryData('listAgentTrips', undefined, (trips) => {
            for (const trip of trips) if (trip.tripId === tripId) trip.stage = stage;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    deleteAgentTrip: build.mutation<void, string>({
      query: (tripId) => remove(`/api/trips/${tripId}`),
      invalidatesTags: (_nothing, error) => (error ? [] : ['AgentTrips']),
    }),
    restoreAgentTrip: build.mutation<TripDetail, string>({
      query: (tripId) => post(`/api/v1/trips/${tripId}/restore`),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) => (trip ? ['AgentTrips'] : []),
    }),
    copyClientTrip: build.mutation<TripDetail, CopyClientTrip & { clientId: string }>({
      query: ({ clientId, ...body }) => post(`/api/v1/clients/${clientId}/trips/copies`, body),
      transformResponse: answerOf(TripDetail),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      invalidatesTags: (trip) => (trip ? ['AgentTrips'] : []),
    }),
    beginClientTrip: build.mutation<TripDetail, BeginClientTrip & { clientId: string }>({
      query: ({ clientId, ...body }) => post(`/api/v1/clients/${clientId}/trips/beginnings`, body),
      transformResponse: answerOf(TripDetail),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      invalidatesTags: (trip) => (trip ? ['AgentTrips'] : []),
    }),
  }),
});

export const useAgentTrips = () =>
  agentTripsApi.useListAgentTripsQuery(undefined, { refetchOnMountOrArgChange: true });

export const {
  useMoveAgentTripMutation,
  useDeleteAgentTripMutation,
  useRestoreAgentTripMutation,
  useBeginClientTripMutation,
  useCopyClientTripMutation,
  useGetTripClientQuery,
  useListTripClientsQuery,
} = agentTripsApi;
