import {
  ChangedClients,
  ClientListSummary,
  ClientPage,
  ClientView,
  ClientViewList,
  UndoneClients,
  type ChangeClients,
  type ClientFilter,
  type CreateClientView,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, remove } from '@landsea/web-kit/calls';
import { filterParams } from './list-state';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Clients', 'ClientViews'] });

const clientListApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getClientPages: build.infiniteQuery<ClientPage, ClientFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/v1/client-list',
        params: { ...filterParams(queryArg), ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: answerOf(ClientPage),
      providesTags: ['Clients'],
    }),
    getClientSummary: build.query<ClientListSummary, void>({
      query: () => '/api/v1/client-list/summary',
      transformResponse: answerOf(ClientListSummary),
      providesTags: ['Clients'],
    }),
    changeClients: build.mutation<ChangedClients, ChangeClients>({
      query: (body) => post('/api/v1/client-list/bulk', body),
      transformResponse: answerOf(ChangedClients),
      invalidatesTags: (changed) => (changed ? ['Clients'] : []),
    }),
    undoChangedClients: build.mutation<UndoneClients, string>({
      query: (stepId) => post(`/api/v1/client-list/bulk/${stepId}/undo`, {}),
      transformResponse: answerOf(UndoneClients),
      invalidatesTags: ['Clients'],
    }),
    getClientViews: build.query<ClientView[], void>({
      query: () => '/api/v1/client-views',
      transformResponse: (raw) => answerOf(ClientViewList)(raw).views,
      providesTags: ['ClientViews'],
    }),
    addClientView: build.mutation<ClientView, CreateClientView>({
      query: (body) => post('/api/v1/client-views', body),
      transformResponse: answerOf(ClientView),
      invalidatesTags: ['ClientViews'],
    }),
    removeClientView: build.mutation<void, string>({
      query: (viewId) => remove(`/api/v1/client-views/${viewId}`),
      invalidatesTags: ['ClientViews'],
    }),
  }),
});

export const {
  useGetClientPagesInfiniteQuery,
  useGetClientSummaryQuery,
  useChangeClientsMutation,
  useUndoChangedClientsMutation,
  useGetClientViewsQuery,
  useAddClientViewMutation,
  useRemoveClientViewMutation,
} = clientListApi;
