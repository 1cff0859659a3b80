import { QuickStart } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const quickStartApi = api.enhanceEndpoints({ addTagTypes: ['Clients', 'QuickStart'] }).injectEndpoints({
  endpoints: (build) => ({
    getQuickStart: build.query<QuickStart, void>({
      query: () => '/api/v1/quick-start',
      transformResponse: answerOf(QuickStart),
      providesTags: ['QuickStart', 'Clients'],
    }),
    addSample: build.mutation<QuickStart, void>({
      query: () => ({ url: '/api/v1/quick-start/sample', method: 'PUT', body: {} }),
      transformResponse: answerOf(QuickStart),
      invalidatesTags: ['Clients'],
    }),
    removeSample: build.mutation<QuickStart, void>({
      query: () => ({ url: '/api/v1/quick-start/sample', method: 'DELETE' }),
      transformResponse: answerOf(QuickStart),
      invalidatesTags: ['Clients'],
    }),
  }),
});

export const { useGetQuickStartQuery, useAddSampleMutation, useRemoveSampleMutation } = quickStartApi;
