import { OwnTaskLists, type SaveTaskList } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';

const path = '/api/v1/task-lists';

const taskListsApi = api.enhanceEndpoints({ addTagTypes: ['TaskLists'] }).injectEndpoints({
  endpoints: (build) => ({
    listTaskLists: build.query<OwnTaskLists, void>({
      query: () => path,
      transformResponse: answerOf(OwnTaskLists),
      providesTags: ['TaskLists'],
    }),
    saveTaskList: build.mutation<OwnTaskLists, SaveTaskList & { id: string }>({
      query: ({ id, ...body }) => put(`${path}/${id}`, body),
      transformResponse: answerOf(OwnTaskLists),
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: ['TaskLists'],
    }),
    removeTaskList: build.mutation<OwnTaskLists, string>({
      query: (id) => remove(`${path}/${id}`),
      transformResponse: answerOf(OwnTaskLists),
      invalidatesTags: ['TaskLists'],
    }),
  }),
});

export const { useListTaskListsQuery, useRemoveTaskListMutation, useSaveTaskListMutation } = taskListsApi;
