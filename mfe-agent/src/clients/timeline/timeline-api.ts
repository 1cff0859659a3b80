import {
  ClientCall,
  Conversation,
  ConversationMessage,
  ClientTimeline,
  type AddCall,
  type OpenConversation,
  type SaveCall,
  type SendMessage,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../../frame/shown-by-form';

const sources = ['Clients', 'Conversations', 'Quotes', 'Agreements', 'Documents', 'AgentBookings'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: [...sources, 'Timeline'] });

const timelineApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTimeline: build.infiniteQuery<ClientTimeline, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: clientId, pageParam }) => ({
        url: `/api/v1/clients/${clientId}/timeline`,
        params: pageParam === null ? {} : { before: pageParam },
      }),
      transformResponse: answerOf(ClientTimeline),
      providesTags: [...sources, 'Timeline'],
    }),
    logCall: build.mutation<ClientCall, { clientId: string; call: AddCall }>({
      query: ({ clientId, call }) => post(`/api/v1/clients/${clientId}/calls`, call),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ClientCall),
      invalidatesTags: (call) => (call ? ['Timeline'] : []),
    }),
    saveCall: build.mutation<ClientCall, { id: string; call: SaveCall }>({
      query: ({ id, call }) => put(`/api/v1/calls/${id}`, call),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ClientCall),
      invalidatesTags: (call) => (call ? ['Timeline'] : []),
    }),
    deleteCall: build.mutation<null, string>({
      query: (id) => remove(`/api/v1/calls/${id}`),
      invalidatesTags: ['Timeline'],
    }),
    openTalk: build.mutation<Conversation, OpenConversation>({
      query: (body) => post('/api/v1/conversations', body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Conversation),
    }),
    sendInTalk: build.mutation<ConversationMessage, { id: string; message: SendMessage }>({
      query: ({ id, message }) => post(`/api/v1/conversations/${id}/messages`, message),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ConversationMessage),
      invalidatesTags: (sent) => (sent ? ['Conversations'] : []),
    }),
  }),
});

export const {
  useGetTimelineInfiniteQuery,
  useLogCallMutation,
  useSaveCallMutation,
  useDeleteCallMutation,
  useOpenTalkMutation,
  useSendInTalkMutation,
} = timelineApi;
