import { DigestChoice, type ChooseDigest } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';

const path = '/api/v1/morning-digest';

const digest = api.injectEndpoints({
  endpoints: (build) => ({
    getDigest: build.query<DigestChoice, void>({
      query: () => path,
      transformResponse: answerOf(DigestChoice),
    }),
    chooseDigest: build.mutation<DigestChoice, ChooseDigest>({
      query: (body) => put(path, body),
      transformResponse: answerOf(DigestChoice),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] }, retry: false },
      onQueryStarted: async (choice, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          digest.util.updateQueryData('getDigest', undefined, (known) => ({ ...known, ...choice })),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useGetDigestQuery, useChooseDigestMutation } = digest;
