import { ClientDigest, type LeaveOutLine } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

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
    chooseClientDigest: build.mutation<ClientDigest, OfClient & { isOn: boolean | null }>({
      query: ({ clientId, isOn }) => ({ url: path(clientId), method: 'PUT', body: { isOn } }),
      transformResponse,
      extraOptions,
      invalidatesTags: ['ClientDigest'],
    }),
    leaveOutLine: build.mutation<ClientDigest, OfClient & LeaveOutLine>({
      query: ({ clientId, ...body }) => ({ url: `${path(clientId)}/lines`, method: 'PUT', body }),
      transformResponse,
      extraOptions,
      invalidatesTags: ['ClientDigest'],
    }),
    sendClientDigest: build.mutation<ClientDigest, string>({
      query: (clientId) => ({ url: `${path(clientId)}/emails`, method: 'POST', body: {} }),
      transformResponse,
      extraOptions,
      invalidatesTags: ['ClientDigest'],
    }),
  }),
});

export const {
  useGetClientDigestQuery,
  useChooseClientDigestMutation,
  useLeaveOutLineMutation,
  useSendClientDigestMutation,
} = digestApi;
