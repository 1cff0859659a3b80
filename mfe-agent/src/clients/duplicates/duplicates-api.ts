import {
  Client,
  ClientMergeList,
  DuplicateList,
  LikelyClients,
  MergePreview,
  UndoneMerge,
  type CheckDuplicates,
  type ClientMerge,
  type LikelyClient,
  type MergeClients,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../../frame/shown-by-form';

interface Pair {
  clientId: string;
  otherId: string;
}

const everything = ['Clients', 'AgentTrips', 'Conversations'] as const;

const duplicatesApi = api
  .enhanceEndpoints({ addTagTypes: ['Clients', 'AgentTrips', 'Conversations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDuplicates: build.query<DuplicateList, void>({
        query: () => '/api/v1/client-duplicates',
        transformResponse: answerOf(DuplicateList),
        providesTags: ['Clients'],
      }),
      getDuplicatesOf: build.query<LikelyClients, string>({
        query: (clientId) => `/api/v1/client-duplicates/${clientId}`,
        transformResponse: answerOf(LikelyClients),
        providesTags: ['Clients'],
      }),
      checkDuplicates: build.query<LikelyClient[], CheckDuplicates>({
        query: (body) => post('/api/v1/client-duplicates/check', body),
        transformResponse: (raw) => answerOf(LikelyClients)(raw).clients,
        providesTags: ['Clients'],
      }),
      setApart: build.mutation<void, Pair & { isApart: boolean }>({
        query: ({ clientId, otherId, isApart }) => ({
          url: `/api/v1/client-duplicates/${clientId}/apart/${otherId}`,
          ...(isApart ? { method: 'PUT', body: {} } : { method: 'DELETE' }),
        }),
        invalidatesTags: ['Clients'],
      }),
      getMerges: build.query<ClientMerge[], void>({
        query: () => '/api/v1/client-merges',
        transformResponse: (raw) => answerOf(ClientMergeList)(raw).merges,
        providesTags: ['Clients'],
      }),
      getMergePreview: build.query<MergePreview, Pair>({
        query: ({ clientId, otherId }) => `/api/v1/client-merges/preview/${clientId}/${otherId}`,
        transformResponse: answerOf(MergePreview),
        providesTags: ['Clients'],
      }),
      mergeClients: build.mutation<Client, MergeClients>({
        query: (body) => post('/api/v1/client-merges', body),
        extraOptions: { shownByForm },
        transformResponse: answerOf(Client),
        invalidatesTags: (client) => (client ? everything : []),
      }),
      undoMerge: build.mutation<UndoneMerge, string>({
        query: (id) => post(`/api/v1/client-merges/${id}/undo`, {}),
        transformResponse: answerOf(UndoneMerge),
        invalidatesTags: everything,
      }),
    }),
  });

export const {
  useGetDuplicatesQuery,
  useGetDuplicatesOfQuery,
  useCheckDuplicatesQuery,
  useSetApartMutation,
  useGetMergesQuery,
  useGetMergePreviewQuery,
  useMergeClientsMutation,
  useUndoMergeMutation,
} = duplicatesApi;
