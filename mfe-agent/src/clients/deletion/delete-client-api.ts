import type { DeleteClient } from '@landsea/contracts/agents';
import { api } from '@landsea/web-kit';
import { shownByForm } from '../../frame/shown-by-form';

const deleteClientApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deleted client is not fetched again; the lists are fetched when they open. */
    deleteClient: build.mutation<void, DeleteClient & { clientId: string }>({
      query: ({ clientId, ...body }) => ({
        url: `/api/v1/clients/${clientId}/deletion`,
        method: 'POST',
        body,
      }),
      extraOptions: { shownByForm },
    }),
  }),
});

export const { useDeleteClientMutation } = deleteClientApi;
