import { Client, ClientList, type CreateClient } from '@landsea/contracts';
import { answerOf, api } from '@landsea/web-kit';

const clientsApi = api.injectEndpoints({
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
      extraOptions: { formOwns: ['PAYWALL'] },
      transformResponse: answerOf(Client),
      invalidatesTags: (client) => (client ? ['Clients'] : []),
    }),
  }),
});

export const { useListClientsQuery, useGetClientQuery, useCreateClientMutation } = clientsApi;
