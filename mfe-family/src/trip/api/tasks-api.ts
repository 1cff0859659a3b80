import { AddedTasks, Task, TaskTemplate, TripTasks } from '@landsea/contracts/planning';
import type { CreateTask, MoveTask, UpdateTask } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from './trip-api';

const tasksUrl = (tripId: string) => `/api/v1/trips/${tripId}/tasks`;
const stale = (_answer: unknown, _error: unknown, { tripId }: { tripId: string }) => [
  { type: 'Tasks' as const, id: tripId },
];
const formOwns = { except: ['UNAUTHENTICATED', 'PAYWALL'] } as const;

export const tasksApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<TripTasks, string>({
      query: (tripId) => ({ url: tasksUrl(tripId) }),
      transformResponse: answerOf(TripTasks),
      providesTags: (_tasks, _error, tripId) => [{ type: 'Tasks', id: tripId }],
    }),
    addTask: build.mutation<Task, { tripId: string; task: CreateTask }>({
      extraOptions: { formOwns },
      query: ({ tripId, task }) => ({ url: tasksUrl(tripId), method: 'POST', body: task }),
      transformResponse: answerOf(Task),
      invalidatesTags: stale,
    }),
    addWindowTask: build.mutation<Task, { tripId: string; windowId: string }>({
      query: ({ tripId, windowId }) => ({
        url: `${tasksUrl(tripId)}/from-window`,
        method: 'POST',
        body: { id: crypto.randomUUID(), windowId },
      }),
      transformResponse: answerOf(Task),
      invalidatesTags: stale,
    }),
    changeTask: build.mutation<Task, { tripId: string; taskId: string; change: UpdateTask }>({
      extraOptions: { formOwns },
      query: ({ tripId, taskId, change }) => ({
        url: `${tasksUrl(tripId)}/${taskId}`,
        method: 'PATCH',
        body: change,
      }),
      transformResponse: answerOf(Task),
      invalidatesTags: stale,
    }),
    /** Whoever moves several cards says itself when the board is to be asked for again. */
    moveTask: build.mutation<Task, { tripId: string; taskId: string; place: MoveTask }>({
      query: ({ tripId, taskId, place }) => ({
        url: `${tasksUrl(tripId)}/${taskId}/place`,
        method: 'PUT',
        body: place,
      }),
      transformResponse: answerOf(Task),
    }),
    removeTask: build.mutation<void, { tripId: string; taskId: string }>({
      query: ({ tripId, taskId }) => ({ url: `${tasksUrl(tripId)}/${taskId}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
    getTaskTemplate: build.query<TaskTemplate, string>({
      query: (tripId) => ({ url: `${tasksUrl(tripId)}/template` }),
      transformResponse: answerOf(TaskTemplate),
      providesTags: (_template, _error, tripId) => [
        { type: 'Tasks', id: tripId },
        { type: 'Trip', id: tripId },
      ],
    }),
    addSuggested: build.mutation<AddedTasks, { tripId: string; keys: string[] }>({
      extraOptions: { formOwns },
      query: ({ tripId, keys }) => ({
        url: `${tasksUrl(tripId)}/template`,
        method: 'POST',
        body: { keys },
      }),
      transformResponse: answerOf(AddedTasks),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useGetTasksQuery,
  useAddTaskMutation,
  useAddWindowTaskMutation,
  useChangeTaskMutation,
  useMoveTaskMutation,
  useRemoveTaskMutation,
  useGetTaskTemplateQuery,
  useAddSuggestedMutation,
} = tasksApi;
