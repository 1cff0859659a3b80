import { DigestStopPage, type StopDigest } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

const url = (call: string) => `/api/v1/digests/${call}`;

/** All are POSTs, so that the token is in no address. */
const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    openDigest: build.query<DigestStopPage, string>({
      query: (token) => post(url('open'), { token }),
      transformResponse: answerOf(DigestStopPage),
      extraOptions: { shownByForm: 'all' },
      keepUnusedDataFor: 0,
    }),
    stopDigest: build.mutation<void, StopDigest>({
      query: (body) => post(url('stop'), body),
      extraOptions: { shownByForm: 'all' },
    }),
    resumeDigest: build.mutation<void, StopDigest>({
      query: (body) => post(url('resume'), body),
      extraOptions: { shownByForm: 'all' },
    }),
  }),
});

export const { useOpenDigestQuery, useResumeDigestMutation, useStopDigestMutation } = stopApi;
