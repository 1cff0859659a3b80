import {
  KeptQuotePhoto,
  Quote,
  QuoteAlertList,
  QuoteList,
  SentQuote,
  type AcceptQuoteByPhone,
  type CreateQuote,
  type QuoteAlert,
  type QuoteSummary,
  type ReverseQuote,
  type SaveQuote,
  type SendQuote,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const path = '/api/v1/quotes';
type Tag = 'Quotes' | 'Clients' | 'AgentTrips';
const changed = (done: unknown): Tag[] => (done ? ['Quotes', 'Clients', 'AgentTrips'] : []);
type Of<Body> = { quoteId: string } & Body;

const quotesApi = api.enhanceEndpoints({ addTagTypes: ['Quotes', 'Clients', 'AgentTrips'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuotes: build.query<QuoteSummary[], { clientId?: string }>({
      query: (params) => ({ url: path, params }),
      transformResponse: (raw) => answerOf(QuoteList)(raw).quotes,
      providesTags: ['Quotes'],
    }),
    listQuoteAlerts: build.query<QuoteAlert[], void>({
      query: () => '/api/v1/quote-alerts',
      transformResponse: (raw) => answerOf(QuoteAlertList)(raw).alerts,
      // The morning is useful without it.
      extraOptions: { shownByForm },
      providesTags: ['Quotes'],
    }),
    getQuote: build.query<Quote, string>({
      query: (quoteId) => `${path}/${quoteId}`,
      transformResponse: answerOf(Quote),
      providesTags: ['Quotes'],
    }),
    createQuote: build.mutation<Quote, CreateQuote>({
      query: (body) => post(path, body),
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    saveQuote: build.mutation<Quote, Of<SaveQuote>>({
      query: ({ quoteId, ...body }) => put(`${path}/${quoteId}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    uploadQuotePhoto: build.mutation<KeptQuotePhoto, Of<{ file: Blob; name: string }>>({
      query: ({ quoteId, file, name }) => ({
        url: `${path}/${quoteId}/photos`,
        method: 'POST',
        params: { name },
        file,
      }),
      extraOptions: { shownByForm, timeout: 120_000 },
      transformResponse: answerOf(KeptQuotePhoto),
    }),
    deleteQuote: build.mutation<void, string>({
      query: (quoteId) => remove(`${path}/${quoteId}`),
    }),
    sendQuote: build.mutation<SentQuote, Of<SendQuote>>({
      query: ({ quoteId, ...body }) => post(`${path}/${quoteId}/send`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(SentQuote),
      invalidatesTags: changed,
    }),
    withdrawQuote: build.mutation<Quote, Of<{ version: number }>>({
      query: ({ quoteId, ...body }) => post(`${path}/${quoteId}/withdrawal`, body),
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    withdrawQuoteLink: build.mutation<Quote, Of<{ recipientId: string }>>({
      query: ({ quoteId, recipientId }) => remove(`${path}/${quoteId}/recipients/${recipientId}`),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    acceptQuoteByPhone: build.mutation<Quote, Of<AcceptQuoteByPhone>>({
      query: ({ quoteId, ...body }) => post(`${path}/${quoteId}/phone-acceptance`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    reverseQuote: build.mutation<Quote, Of<ReverseQuote>>({
      query: ({ quoteId, ...body }) => post(`${path}/${quoteId}/reversal`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
    makeQuoteTrip: build.mutation<Quote, Of<{ version: number }>>({
      query: ({ quoteId, ...body }) => post(`${path}/${quoteId}/trip`, body),
      transformResponse: answerOf(Quote),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useAcceptQuoteByPhoneMutation,
  useCreateQuoteMutation,
  useDeleteQuoteMutation,
  useGetQuoteQuery,
  useListQuoteAlertsQuery,
  useListQuotesQuery,
  useMakeQuoteTripMutation,
  useReverseQuoteMutation,
  useSaveQuoteMutation,
  useSendQuoteMutation,
  useUploadQuotePhotoMutation,
  useWithdrawQuoteMutation,
  useWithdrawQuoteLinkMutation,
} = quotesApi;
