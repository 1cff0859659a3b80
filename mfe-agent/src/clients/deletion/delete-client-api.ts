import type { DeleteClient } from '@landsea/contracts/agents';
import { api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../../frame/shown-by-form';

const deleteClientApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deleted client is not fetched again; the lists are fetched when they open. */
    deleteClient: build.mutation<void, DeleteClient & { clientId: string }>({
      query: ({ clientId, ...body }) => post(`/api/v1/clients/${clientId}/deletion`, body),
      extraOptions: { shownByForm },
    }),
  }),
});

export const { useDeleteClientMutation } = deleteClientApi;
