import type { DeleteClient } from '@landsea/contracts/agents';
import { api } from '@landsea/web-kit';

const deleteClientApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The client is not asked for again, being there for nobody; the lists ask anew when they open. */
    deleteClient: build.mutation<void, DeleteClient & { clientId: string }>({
      query: ({ clientId, ...body }) => ({
        url: `/api/v1/clients/${clientId}/deletion`,
        method: 'POST',
        body,
      }),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
    }),
  }),
});

export const { useDeleteClientMutation } = deleteClientApi;
