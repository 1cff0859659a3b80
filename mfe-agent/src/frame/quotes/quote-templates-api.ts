import { OwnQuoteTemplates, type SaveQuoteTemplate } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const path = '/api/v1/quote-templates';

const quoteTemplatesApi = api.enhanceEndpoints({ addTagTypes: ['QuoteTemplates'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuoteTemplates: build.query<OwnQuoteTemplates, void>({
      query: () => path,
      transformResponse: answerOf(OwnQuoteTemplates),
      providesTags: ['QuoteTemplates'],
    }),
  }),
});

/** The answer is the list from then on, so that no second press acts on the one before. */
const show = async (
  dispatch: (
    action: ReturnType<typeof quoteTemplatesApi.util.upsertQueryData<'listQuoteTemplates'>>,
  ) => unknown,
  answer: PromiseLike<{ data: OwnQuoteTemplates }>,
): Promise<void> => {
  await Promise.resolve(answer).then(
    ({ data }) => dispatch(quoteTemplatesApi.util.upsertQueryData('listQuoteTemplates', undefined, data)),
    () => undefined,
  );
};

/** A refusal says that another window was faster. */
const afterRefusal = (_list: unknown, error: unknown): 'QuoteTemplates'[] =>
  error ? ['QuoteTemplates'] : [];

const quoteTemplateChanges = quoteTemplatesApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuoteTemplate: build.mutation<OwnQuoteTemplates, SaveQuoteTemplate & { id: string }>({
      query: ({ id, ...body }) => put(`${path}/${id}`, body),
      transformResponse: answerOf(OwnQuoteTemplates),
      extraOptions: { shownByForm: 'all' },
      onQueryStarted: (_template, { dispatch, queryFulfilled }) => show(dispatch, queryFulfilled),
      invalidatesTags: afterRefusal,
    }),
    removeQuoteTemplate: build.mutation<OwnQuoteTemplates, string>({
      query: (id) => remove(`${path}/${id}`),
      transformResponse: answerOf(OwnQuoteTemplates),
      onQueryStarted: (_id, { dispatch, queryFulfilled }) => show(dispatch, queryFulfilled),
      invalidatesTags: afterRefusal,
    }),
  }),
});

export const { useListQuoteTemplatesQuery } = quoteTemplatesApi;
export const { useRemoveQuoteTemplateMutation, useSaveQuoteTemplateMutation } = quoteTemplateChanges;
