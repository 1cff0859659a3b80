import { Client, ClientList, type ClientInvitation, type CreateClient } from '@landsea/contracts/agents';
import { InvitationLink, InvitationState } from '@landsea/contracts/sharing';
import { answerOf, api } from '@landsea/web-kit';

const notInvited: ClientInvitation = { state: 'not-invited', at: null, expiresAt: null };

const clientsApi = api.enhanceEndpoints({ addTagTypes: ['Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<Client[], void>({
      query: () => '/api/v1/clients',
      transformResponse: (raw) => answerOf(ClientList)(raw).clients,
      providesTags: ['Clients'],
    }),
    getClient: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
      providesTags: ['Clients'],
    }),
    createClient: build.mutation<Client, CreateClient>({
      query: (body) => ({ url: '/api/v1/clients', method: 'POST', body }),
      extraOptions: { shownByForm: ['PAYWALL'] },
      transformResponse: answerOf(Client),
      invalidatesTags: (client) => (client ? ['Clients'] : []),
    }),
    /** Invites, or invites again. */
    inviteClient: build.mutation<Client, string>({
      query: (clientId) => ({ url: `/api/v1/clients/${clientId}/invite`, method: 'POST', body: {} }),
      transformResponse: answerOf(Client),
      invalidatesTags: (client) => (client ? ['Clients'] : []),
    }),
    /** A new link and code, shown once. */
    makeInvitationLink: build.mutation<InvitationLink, string>({
      query: (clientId) => ({ url: `/api/v1/invitations/${clientId}/link`, method: 'POST', body: {} }),
      transformResponse: answerOf(InvitationLink),
    }),
    /** Identity revokes at once; trips hears of it a moment later, so the lists here are changed by hand. */
    revokeInvitation: build.mutation<InvitationState, string>({
      query: (clientId) => ({ url: `/api/v1/invitations/${clientId}/revoke`, method: 'POST', body: {} }),
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
        dispatch(
          clientsApi.util.updateQueryData('listClients', undefined, (clients) => {
            for (const client of clients) if (client.id === clientId) client.invitation = notInvited;
          }),
        );
      },
    }),
  }),
});

/** While somebody is invited, the page looks this often whether they have joined. */
const LOOK_AGAIN_MS = 15_000;

const lookAgain = (clients: readonly Client[]): number =>
  clients.some(({ invitation }) => invitation.state === 'invited') ? LOOK_AGAIN_MS : 0;

/** All clients of the agent; that somebody has joined shows without a reload. */
export const useClients = () => {
  const { data = [] } = clientsApi.endpoints.listClients.useQueryState();
  return clientsApi.useListClientsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain(data),
  });
};

/** One client; that they have joined shows without a reload. */
export const useClient = (clientId: string) => {
  const { data } = clientsApi.endpoints.getClient.useQueryState(clientId);
  return clientsApi.useGetClientQuery(clientId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain(data ? [data] : []),
  });
};

export const {
  useCreateClientMutation,
  useInviteClientMutation,
  useMakeInvitationLinkMutation,
  useRevokeInvitationMutation,
} = clientsApi;
