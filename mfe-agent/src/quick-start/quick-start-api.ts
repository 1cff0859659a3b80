import { QuickStart } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const quickStartApi = api.enhanceEndpoints({ addTagTypes: ['Clients', 'QuickStart'] }).injectEndpoints({
  endpoints: (build) => ({
    getQuickStart: build.query<QuickStart, void>({
      query: () => '/api/v1/quick-start',
      transformResponse: answerOf(QuickStart),
      providesTags: ['QuickStart', 'Clients'],
    }),
    addSample: build.mutation<QuickStart, void>({
      query: () => put('/api/v1/quick-start/sample', {}),
      transformResponse: answerOf(QuickStart),
      invalidatesTags: ['Clients'],
    }),
    removeSample: build.mutation<QuickStart, void>({
      query: () => remove('/api/v1/quick-start/sample'),
      transformResponse: answerOf(QuickStart),
      invalidatesTags: ['Clients'],
    }),
  }),
});

export const { useGetQuickStartQuery, useAddSampleMutation, useRemoveSampleMutation } = quickStartApi;
