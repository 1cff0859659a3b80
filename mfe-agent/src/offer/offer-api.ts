import {
  QuotePage,
  type AcceptQuote,
  type AskAboutQuote,
  type DeclineQuote,
  type LookAtQuote,
  type OpenQuote,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const url = (call: string) => `/api/v1/quote-links/${call}`;

/** All are POSTs, so that the token is in no address. */
const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    openQuote: build.query<QuotePage, OpenQuote>({
      query: (body) => ({ url: url('open'), method: 'POST', body }),
      transformResponse: answerOf(QuotePage),
      keepUnusedDataFor: 0,
    }),
    lookAtQuote: build.mutation<void, LookAtQuote>({
      query: (body) => ({ url: url('look'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
    }),
    askAboutQuote: build.mutation<void, AskAboutQuote>({
      query: (body) => ({ url: url('question'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
    }),
    acceptQuote: build.mutation<QuotePage, AcceptQuote>({
      query: (body) => ({ url: url('acceptance'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(QuotePage),
    }),
    declineQuote: build.mutation<QuotePage, DeclineQuote>({
      query: (body) => ({ url: url('refusal'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(QuotePage),
    }),
  }),
});

export const {
  useAcceptQuoteMutation,
  useAskAboutQuoteMutation,
  useDeclineQuoteMutation,
  useLookAtQuoteMutation,
  useOpenQuoteQuery,
} = offerApi;
