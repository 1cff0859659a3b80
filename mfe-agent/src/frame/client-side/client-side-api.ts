import { Client, ConversationList, type Conversation } from '@landsea/contracts/agents';
import { BookingWindows, DayPlans } from '@landsea/contracts/planning';
import { answerOf, api } from '@landsea/web-kit';
import { shownByForm } from '../shown-by-form';

/** A failure hides its part of the card: the page is useful without it. */
const quiet = { shownByForm } as const;
const withTags = api.enhanceEndpoints({ addTagTypes: ['Clients', 'Windows', 'Days', 'Conversations'] });

const clientSideApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getClientBeside: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
      extraOptions: quiet,
      providesTags: ['Clients'],
    }),
    getTalksBeside: build.query<Conversation[], string>({
      query: (clientId) => ({ url: '/api/v1/conversations', params: { side: 'agent', clientId } }),
      transformResponse: (raw) => answerOf(ConversationList)(raw).conversations,
      extraOptions: quiet,
      providesTags: ['Conversations'],
    }),
    getDaysBeside: build.query<DayPlans, string>({
      query: (tripId) => `/api/v1/trips/${tripId}/days`,
      transformResponse: answerOf(DayPlans),
      extraOptions: quiet,
      providesTags: (_days, _error, id) => [{ type: 'Days', id }],
    }),
    getWindowsBeside: build.query<BookingWindows, string>({
      query: (tripId) => `/api/v1/trips/${tripId}/windows`,
      transformResponse: answerOf(BookingWindows),
      extraOptions: quiet,
      providesTags: (_windows, _error, id) => [{ type: 'Windows', id }],
    }),
  }),
});

export const {
  useGetClientBesideQuery,
  useGetDaysBesideQuery,
  useGetTalksBesideQuery,
  useGetWindowsBesideQuery,
} = clientSideApi;
