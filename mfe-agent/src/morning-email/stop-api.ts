import type { StopDigest } from '@landsea/contracts/agents';
import { api } from '@landsea/web-kit';

const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopDigest: build.mutation<void, StopDigest>({
      query: (body) => ({ url: '/api/v1/digests/stop', method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
    }),
  }),
});

export const { useStopDigestMutation } = stopApi;
