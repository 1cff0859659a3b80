import { FeatureStatus } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const CHECK_EVERY_MS = 30_000;

const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeatureStatus: build.query<FeatureStatus, void>({
      query: () => '/api/v1/feature-status',
      transformResponse: answerOf(FeatureStatus),
    }),
  }),
});

/** The page polls while it is open. */
export const useFeatureStatus = () =>
  statusApi.useGetFeatureStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: CHECK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
