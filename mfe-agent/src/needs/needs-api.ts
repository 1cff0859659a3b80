import { CoreNeeds } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const needsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCoreNeeds: build.query<CoreNeeds, void>({
      query: () => '/api/v1/core-needs',
      transformResponse: answerOf(CoreNeeds),
    }),
  }),
});

export const useCoreNeeds = () =>
  needsApi.useGetCoreNeedsQuery(undefined, { refetchOnMountOrArgChange: true });
