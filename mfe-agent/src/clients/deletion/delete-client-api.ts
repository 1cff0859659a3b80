import type { DeleteClient } from '@landsea/contracts/agents';
import { api } from '@landsea/web-kit';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Clients', 'AgentTrips'] });

const deleteClientApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The client is not asked for again: it is there for nobody. The page leaves it, and then calls `forgetClient`. */
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

export const forgetClient = () => tagged.util.invalidateTags(['Clients', 'AgentTrips']);
export const { useDeleteClientMutation } = deleteClientApi;
