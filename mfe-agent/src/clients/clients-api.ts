import {
  AgentTrip,
  Client,
  type ClientInvitation,
  type ClientRelation,
  type CreateClient,
  type InviteClient,
} from '@landsea/contracts/agents';
import { InvitationLink, InvitationState } from '@landsea/contracts/sharing';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { clientQueue, householdQueue, readKnownClient, type KnownClient } from './household/known-client';

const notInvited: ClientInvitation = { state: 'not-invited', at: null, expiresAt: null };

export const clientsApi = api.enhanceEndpoints({ addTagTypes: ['Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    getClient: build.query<KnownClient, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: (raw, meta, clientId) => {
        const client = readKnownClient(raw);
        const [row = client] = clientQueue.merge(clientId, [client], meta);
        return { ...row, people: householdQueue.merge(clientId, client.people, meta) };
      },
      providesTags: ['Clients'],
    }),
    getMadeTrip: build.query<AgentTrip, string>({
      query: (tripId) => `/api/v1/agent-trips/${tripId}`,
      transformResponse: answerOf(AgentTrip),
      providesTags: ['Clients'],
    }),
    createClient: build.mutation<Client, CreateClient>({
      query: (body) => post('/api/v1/clients', body),
      extraOptions: { shownByForm: ['PAYWALL'] },
      transformResponse: answerOf(Client),
      invalidatesTags: (client) => (client ? ['Clients'] : []),
    }),
    /** This also invites again. */
    inviteClient: build.mutation<Client, InviteClient & { clientId: string }>({
      query: ({ clientId, ...body }) => post(`/api/v1/clients/${clientId}/invite`, body),
      extraOptions: { shownByForm: ['VALIDATION_FAILED'] },
      transformResponse: answerOf(Client),
      invalidatesTags: (client) => (client ? ['Clients'] : []),
    }),
    connectClients: build.mutation<Client, { clientId: string; otherId: string; relation: ClientRelation }>({
      query: ({ clientId, otherId, relation }) =>
        put(`/api/v1/clients/${clientId}/connections/${otherId}`, { relation }),
      transformResponse: answerOf(Client),
      invalidatesTags: ['Clients'],
    }),
    disconnectClients: build.mutation<void, { clientId: string; otherId: string }>({
      query: ({ clientId, otherId }) => remove(`/api/v1/clients/${clientId}/connections/${otherId}`),
      invalidatesTags: ['Clients'],
    }),
    undoClientChange: build.mutation<Client, { clientId: string; changeId: string }>({
      query: ({ clientId, changeId }) => post(`/api/v1/clients/${clientId}/activity/${changeId}/undo`, {}),
      transformResponse: answerOf(Client),
      invalidatesTags: ['Clients'],
    }),
    /** The link and the code are shown once only. */
    makeInvitationLink: build.mutation<InvitationLink, string>({
      query: (clientId) => post(`/api/v1/invitations/${clientId}/link`, {}),
      transformResponse: answerOf(InvitationLink),
    }),
    /** Identity revokes at once and trips follows a moment later, so the lists here are patched by hand. */
    revokeInvitation: build.mutation<InvitationState, string>({
      query: (clientId) => post(`/api/v1/invitations/${clientId}/revoke`, {}),
      transformResponse: answerOf(InvitationState),
      onQueryStarted: async (clientId, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!answered) return;
        dispatch(
          clientsApi.util.updateQueryData('getClient', clientId, (client) => {
            client.invitation = notInvited;
          }),
        );
      },
    }),
  }),
});

/** The page polls at this interval while an invitation is open. */
const LOOK_AGAIN_MS = 15_000;

/** Polls, so that a client who joins shows without a reload. */
export const useClient = (clientId: string) => {
  const { data } = clientsApi.endpoints.getClient.useQueryState(clientId);
  return clientsApi.useGetClientQuery(clientId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: data?.invitation.state === 'invited' ? LOOK_AGAIN_MS : 0,
  });
};

export const {
  useConnectClientsMutation,
  useDisconnectClientsMutation,
  useGetMadeTripQuery,
  useUndoClientChangeMutation,
  useCreateClientMutation,
  useInviteClientMutation,
  useMakeInvitationLinkMutation,
  useRevokeInvitationMutation,
} = clientsApi;
