import { MessageReceived } from '@landsea/contracts/outreach';
import type {
  NewsletterLink,
  SendContactMessage,
  SendSuggestion,
  Subscribe,
} from '@landsea/contracts/outreach';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

interface Once<Body> {
  body: Body;
  /** Each retry of the same text keeps it. */
  idempotencyKey: string;
}

const PATH = '/api/v1/outreach';
const shownByForm = 'all';

/** Every failure is explained beside its form. */
export const outreachApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<MessageReceived, Once<SendContactMessage>>({
      query: ({ body, idempotencyKey }) => ({
        url: `${PATH}/contact`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: answerOf(MessageReceived),
      extraOptions: { shownByForm },
    }),
    sendSuggestion: build.mutation<MessageReceived, Once<SendSuggestion>>({
      query: ({ body, idempotencyKey }) => ({
        url: `${PATH}/suggestions`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: answerOf(MessageReceived),
      extraOptions: { shownByForm },
    }),
    subscribe: build.mutation<null, Subscribe>({
      query: (body) => post(`${PATH}/newsletter`, body),
      extraOptions: { shownByForm },
    }),
    confirmSubscription: build.mutation<null, NewsletterLink>({
      query: (body) => post(`${PATH}/newsletter/confirm`, body),
      extraOptions: { shownByForm },
    }),
    endSubscription: build.mutation<null, NewsletterLink>({
      query: (body) => post(`${PATH}/newsletter/unsubscribe`, body),
      extraOptions: { shownByForm },
    }),
  }),
});

export const {
  useSendContactMessageMutation,
  useSendSuggestionMutation,
  useSubscribeMutation,
  useConfirmSubscriptionMutation,
  useEndSubscriptionMutation,
} = outreachApi;
