import { OwnQuoteTemplates, type SaveQuoteTemplate } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const path = '/api/v1/quote-templates';

const quoteTemplatesApi = api.enhanceEndpoints({ addTagTypes: ['QuoteTemplates'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuoteTemplates: build.query<OwnQuoteTemplates, void>({
      query: () => path,
      transformResponse: answerOf(OwnQuoteTemplates),
      providesTags: ['QuoteTemplates'],
    }),
    saveQuoteTemplate: build.mutation<OwnQuoteTemplates, SaveQuoteTemplate & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}`, method: 'PUT', body }),
      transformResponse: answerOf(OwnQuoteTemplates),
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: ['QuoteTemplates'],
    }),
    removeQuoteTemplate: build.mutation<OwnQuoteTemplates, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      transformResponse: answerOf(OwnQuoteTemplates),
      invalidatesTags: ['QuoteTemplates'],
    }),
  }),
});

export const { useListQuoteTemplatesQuery, useRemoveQuoteTemplateMutation, useSaveQuoteTemplateMutation } =
  quoteTemplatesApi;
