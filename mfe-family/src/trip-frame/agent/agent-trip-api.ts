import { AgentTrip, type SetClientAccess } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';

const agentTripApi = api.enhanceEndpoints({ addTagTypes: ['AgentTrip'] }).injectEndpoints({
  endpoints: (build) => ({
    getAgentTrip: build.query<AgentTrip, string>({
      query: (tripId) => `/api/v1/agent-trips/${tripId}`,
      transformResponse: answerOf(AgentTrip),
      providesTags: (_trip, _error, id) => [{ type: 'AgentTrip', id }],
    }),
    setClientAccess: build.mutation<AgentTrip, SetClientAccess & { tripId: string }>({
      query: ({ tripId, ...body }) => put(`/api/v1/agent-trips/${tripId}/client`, body),
      transformResponse: answerOf(AgentTrip),
      invalidatesTags: (_trip, _error, { tripId }) => [{ type: 'AgentTrip', id: tripId }],
    }),
  }),
});

export const { useGetAgentTripQuery, useSetClientAccessMutation } = agentTripApi;
