import { TripTemplateList, type SaveTripTemplate, type TripTemplate } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const templatesIn = (raw: unknown): TripTemplate[] => answerOf(TripTemplateList)(raw).templates;

const tripTemplatesApi = api.enhanceEndpoints({ addTagTypes: ['TripTemplates'] }).injectEndpoints({
  endpoints: (build) => ({
    listTripTemplates: build.query<TripTemplate[], void>({
      query: () => '/api/v1/trip-templates',
      transformResponse: templatesIn,
      providesTags: ['TripTemplates'],
    }),
    saveTripTemplate: build.mutation<TripTemplate[], SaveTripTemplate & { tripId: string }>({
      query: ({ tripId, ...body }) => put(`/api/v1/agent-trips/${tripId}/template`, body),
      transformResponse: templatesIn,
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: ['TripTemplates'],
    }),
    removeTripTemplate: build.mutation<TripTemplate[], string>({
      query: (tripId) => remove(`/api/v1/agent-trips/${tripId}/template`),
      transformResponse: templatesIn,
      invalidatesTags: ['TripTemplates'],
    }),
  }),
});

export const { useListTripTemplatesQuery, useSaveTripTemplateMutation, useRemoveTripTemplateMutation } =
  tripTemplatesApi;
