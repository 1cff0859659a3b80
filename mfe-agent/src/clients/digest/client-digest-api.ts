import { ClientDigest, type LeaveOutLine, type LeaveOutReader } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put } from '@landsea/web-kit/calls';

const sources = ['Clients', 'Conversations', 'Documents', 'AgentBookings'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: [...sources, 'ClientDigest'] });
const path = (clientId: string) => `/api/v1/clients/${clientId}/digest`;
const transformResponse = answerOf(ClientDigest);

/** The card says what went wrong. */
const extraOptions = { shownByForm: { except: ['UNAUTHENTICATED'] } } as const;

interface OfClient {
  clientId: string;
}

const digestApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getClientDigest: build.query<ClientDigest, string>({
      query: path,
      transformResponse,
      providesTags: [...sources, 'ClientDigest'],
    }),
  }),
});

/** Each change answers with the next email, which takes the place of the one before; after a failure it is read again. */
const show = async (
  clientId: string,
  dispatch: (action: ReturnType<typeof digestApi.util.upsertQueryData<'getClientDigest'>>) => unknown,
  answer: PromiseLike<{ data: ClientDigest }>,
): Promise<void> => {
  await Promise.resolve(answer).then(
    ({ data }) => dispatch(digestApi.util.upsertQueryData('getClientDigest', clientId, data)),
    () => undefined,
  );
};
const shared = {
  transformResponse,
  extraOptions,
  invalidatesTags: (data: ClientDigest | undefined) => (data ? [] : (['ClientDigest'] as const)),
};

const digestChanges = digestApi.injectEndpoints({
  endpoints: (build) => ({
    chooseClientDigest: build.mutation<ClientDigest, OfClient & { isOn: boolean | null }>({
      query: ({ clientId, isOn }) => put(path(clientId), { isOn }),
      ...shared,
      onQueryStarted: ({ clientId }, { dispatch, queryFulfilled }) =>
        show(clientId, dispatch, queryFulfilled),
    }),
    leaveOutLine: build.mutation<ClientDigest, OfClient & LeaveOutLine>({
      query: ({ clientId, ...body }) => put(`${path(clientId)}/lines`, body),
      ...shared,
      onQueryStarted: ({ clientId }, { dispatch, queryFulfilled }) =>
        show(clientId, dispatch, queryFulfilled),
    }),
    leaveOutReader: build.mutation<ClientDigest, OfClient & LeaveOutReader>({
      query: ({ clientId, ...body }) => put(`${path(clientId)}/readers`, body),
      ...shared,
      onQueryStarted: ({ clientId }, { dispatch, queryFulfilled }) =>
        show(clientId, dispatch, queryFulfilled),
    }),
    sendClientDigest: build.mutation<ClientDigest, string>({
      query: (clientId) => post(`${path(clientId)}/emails`, {}),
      ...shared,
      onQueryStarted: (clientId, { dispatch, queryFulfilled }) => show(clientId, dispatch, queryFulfilled),
    }),
  }),
});

export const { useGetClientDigestQuery } = digestApi;
export const {
  useChooseClientDigestMutation,
  useLeaveOutLineMutation,
  useLeaveOutReaderMutation,
  useSendClientDigestMutation,
} = digestChanges;
