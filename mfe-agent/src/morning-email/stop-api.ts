import { DigestStopPage, type StopDigest } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const url = (call: string) => `/api/v1/digests/${call}`;

/** All are POSTs, so that the token is in no address. */
const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    openDigest: build.query<DigestStopPage, string>({
      query: (token) => ({ url: url('open'), method: 'POST', body: { token } }),
      transformResponse: answerOf(DigestStopPage),
      extraOptions: { shownByForm: 'all' },
      keepUnusedDataFor: 0,
    }),
    stopDigest: build.mutation<void, StopDigest>({
      query: (body) => ({ url: url('stop'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
    }),
    resumeDigest: build.mutation<void, StopDigest>({
      query: (body) => ({ url: url('resume'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
    }),
  }),
});

export const { useOpenDigestQuery, useResumeDigestMutation, useStopDigestMutation } = stopApi;
