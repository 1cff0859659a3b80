import { OwnMessageTemplateList, type SaveMessageTemplate } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const path = '/api/v1/message-templates';

const ownTemplatesApi = api.enhanceEndpoints({ addTagTypes: ['MessageTemplates'] }).injectEndpoints({
  endpoints: (build) => ({
    listOwnTemplates: build.query<OwnMessageTemplateList, void>({
      query: () => path,
      transformResponse: answerOf(OwnMessageTemplateList),
      providesTags: ['MessageTemplates'],
    }),
    saveOwnTemplate: build.mutation<OwnMessageTemplateList, SaveMessageTemplate & { id: string }>({
      query: ({ id, ...body }) => put(`${path}/${id}`, body),
      transformResponse: answerOf(OwnMessageTemplateList),
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: ['MessageTemplates'],
    }),
    removeOwnTemplate: build.mutation<OwnMessageTemplateList, string>({
      query: (id) => remove(`${path}/${id}`),
      transformResponse: answerOf(OwnMessageTemplateList),
      invalidatesTags: ['MessageTemplates'],
    }),
  }),
});

export const { useListOwnTemplatesQuery, useRemoveOwnTemplateMutation, useSaveOwnTemplateMutation } =
  ownTemplatesApi;
