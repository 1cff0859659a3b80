import { ExperimentResults, type RecordExposure, type ResultsQuery } from '@landsea/contracts/experiments';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

export const experimentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordExposure: build.mutation<null, RecordExposure>({
      query: (body) => post('/api/v1/experiments/exposures', body),
      extraOptions: { shownByForm: 'all' },
    }),
    getExperimentResults: build.query<ExperimentResults, ResultsQuery>({
      query: ({ experiment, version }) => ({
        url: '/api/v1/experiments/results',
        params: { experiment, version },
      }),
      transformResponse: answerOf(ExperimentResults),
    }),
  }),
});

export const { useRecordExposureMutation, useGetExperimentResultsQuery } = experimentsApi;
