import { VARIANT_COOKIE } from '@landsea/contracts/experiments';
import { api } from '@landsea/web-kit';
import { useEffect } from 'react';

const startsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordStart: build.mutation<null, void>({
      query: () => ({ url: '/api/v1/experiments/starts', method: 'POST', body: {} }),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
  }),
});

export const useRecordedStart = (): void => {
  const [record] = startsApi.useRecordStartMutation();
  useEffect(() => {
    if (document.cookie.includes(`${VARIANT_COOKIE}=`)) void record();
  }, [record]);
};
