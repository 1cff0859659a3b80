import {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationPage,
  HouseholdPerson,
  MessageFieldValues,
  MessageFile,
  WholeEmail,
  type ConversationEvent,
  type ConversationSide,
  type CreateHouseholdPerson,
  type FieldValues,
  type OpenConversation,
  type SendMessage,
} from '@landsea/contracts/agents';
import { answerOf, api, type AppDispatch } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const base = '/api/v1/conversations';

/** The URL of a conversation's file; a picture has a small one at `/thumbnail`. */
export const toMessageFileUrl = (conversationId: string, fileId: string): string =>
  `${base}/${conversationId}/attachments/${fileId}`;

interface HeldEmailOf {
  id: string;
  heldId: string;
}

export type EmailOf = { id: string; messageId: string } | HeldEmailOf;

const withTags = api.enhanceEndpoints({ addTagTypes: ['Clients', 'Conversations', 'Conversation'] });

export const messagesApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<Conversation[], ConversationSide>({
      query: (side) => ({ url: base, params: { side } }),
      transformResponse: (raw) => answerOf(ConversationList)(raw).conversations,
      providesTags: ['Conversations'],
    }),
    getConversation: build.query<ConversationPage, string>({
      query: (id) => `${base}/${id}`,
      transformResponse: answerOf(ConversationPage),
      // An answer that set out before a message came or went does not have it: that one stays. Earlier ones stay where
      // both pages meet, since what the page shows above ends at them.
      merge: (shown, answer) => {
        const first = answer.messages[0]?.number ?? 0;
        const last = answer.messages.at(-1)?.number ?? 0;
        const meets = shown.messages.some(({ number }) => number >= first);
        const before = meets ? shown.messages.filter(({ number }) => number < first) : [];
        const later = shown.messages.filter(({ number }) => number > last);
        const hasEarlier = before.length > 0 ? shown.hasEarlier : answer.hasEarlier;
        Object.assign(shown, answer, { hasEarlier, messages: [...before, ...answer.messages, ...later] });
      },
      providesTags: (_page, _error, id) => [{ type: 'Conversation', id }],
    }),
    getEarlierMessages: build.query<ConversationPage, { id: string; before: number }>({
      query: ({ id, before }) => ({ url: `${base}/${id}`, params: { before } }),
      transformResponse: answerOf(ConversationPage),
    }),
    getWholeEmail: build.query<WholeEmail, EmailOf>({
      query: (email) =>
        'heldId' in email
          ? `${base}/${email.id}/held/${email.heldId}/email`
          : `${base}/${email.id}/messages/${email.messageId}/email`,
      transformResponse: answerOf(WholeEmail),
    }),
    acceptHeldEmail: build.mutation<ConversationMessage, HeldEmailOf>({
      query: ({ id, heldId }) => post(`${base}/${id}/held/${heldId}/accept`),
      transformResponse: answerOf(ConversationMessage),
      invalidatesTags: (_answer, _error, { id }) => ['Conversations', { type: 'Conversation', id }],
    }),
    /** Emails of theirs come in by themselves from then on. */
    addSenderToHousehold: build.mutation<HouseholdPerson, { clientId: string } & CreateHouseholdPerson>({
      query: ({ clientId, ...body }) => post(`/api/v1/clients/${clientId}/people`, body),
      transformResponse: answerOf(HouseholdPerson),
      invalidatesTags: ['Clients'],
    }),
    discardHeldEmail: build.mutation<null, HeldEmailOf>({
      query: ({ id, heldId }) => remove(`${base}/${id}/held/${heldId}`),
      invalidatesTags: (_answer, _error, { id }) => ['Conversations', { type: 'Conversation', id }],
    }),
    restoreHeldEmail: build.mutation<null, HeldEmailOf>({
      query: ({ id, heldId }) => put(`${base}/${id}/held/${heldId}`),
      invalidatesTags: (_answer, _error, { id }) => ['Conversations', { type: 'Conversation', id }],
    }),
    /** The fields of a message that the trip knows; a failure leaves them to be typed. */
    getMessageFields: build.query<FieldValues, string>({
      query: (tripId) => `/api/v1/agent-trips/${tripId}/message-fields`,
      extraOptions: { shownByForm },
      transformResponse: (raw) => answerOf(MessageFieldValues)(raw).values,
    }),
    openConversation: build.mutation<Conversation, OpenConversation>({
      query: (body) => post(base, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Conversation),
    }),
    sendMessage: build.mutation<ConversationMessage, { id: string; message: SendMessage }>({
      query: ({ id, message }) => post(`${base}/${id}/messages`, message),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ConversationMessage),
      // Nobody waits for an answer any more.
      invalidatesTags: (sent, _error, { id }) =>
        sent ? ['Conversations', { type: 'Conversation', id }] : [],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined);
        if (sent) dispatch(received(id, sent.data));
      },
    }),
    attachFile: build.mutation<MessageFile, { id: string; file: Blob; name: string }>({
      query: ({ id, file, name }) => ({
        url: `${base}/${id}/attachments`,
        method: 'POST',
        params: { name },
        file,
      }),
      extraOptions: { shownByForm, timeout: 120_000 },
      transformResponse: answerOf(MessageFile),
    }),
    detachFile: build.mutation<null, { id: string; fileId: string }>({
      query: ({ id, fileId }) => remove(toMessageFileUrl(id, fileId)),
      extraOptions: { shownByForm: 'all' },
    }),
    markConversationRead: build.mutation<null, { id: string; upTo: number }>({
      query: ({ id, upTo }) => post(`${base}/${id}/read`, { upTo }),
      invalidatesTags: ['Conversations'],
    }),
    setConversationWaiting: build.mutation<Conversation, { id: string; waiting: boolean }>({
      query: ({ id, waiting }) => put(`${base}/${id}/waiting`, { waiting }),
      transformResponse: answerOf(Conversation),
      invalidatesTags: (_answer, _error, { id }) => ['Conversations', { type: 'Conversation', id }],
    }),
  }),
});

/** An event may repeat a message that is shown already. */
const received = (id: string, message: ConversationMessage) =>
  messagesApi.util.updateQueryData('getConversation', id, ({ messages }) => {
    if (!messages.some(({ number }) => number === message.number)) messages.push(message);
  });

/** Applies the rows of an event and invalidates everything else that it makes stale. */
export const followConversation =
  (event: ConversationEvent) =>
  (dispatch: AppDispatch): void => {
    const { conversationId } = event;
    if (event.type === 'message') dispatch(received(conversationId, event.message));
    else dispatch(messagesApi.util.invalidateTags([{ type: 'Conversation', id: conversationId }]));
    if (event.type !== 'read') dispatch(messagesApi.util.invalidateTags(['Conversations']));
  };

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useLazyGetEarlierMessagesQuery,
  useLazyGetWholeEmailQuery,
  useAcceptHeldEmailMutation,
  useAddSenderToHouseholdMutation,
  useDiscardHeldEmailMutation,
  useRestoreHeldEmailMutation,
  useGetMessageFieldsQuery,
  useOpenConversationMutation,
  useSendMessageMutation,
  useAttachFileMutation,
  useDetachFileMutation,
  useMarkConversationReadMutation,
  useSetConversationWaitingMutation,
} = messagesApi;
