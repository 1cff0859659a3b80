import { AddedTasks, Task, TaskTemplate, TripTasks } from '@landsea/contracts/planning';
import type { MoveTask, UpdateTask } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { post, put } from '@landsea/web-kit/calls';
import { RowQueue } from '@landsea/web-kit/rows';
import { shownByForm, tripApi } from './trip-api';

export const toTasksUrl = (tripId: string) => `/api/v1/trips/${tripId}/tasks`;
const stale = (_answer: unknown, _error: unknown, { tripId }: { tripId: string }) => [
  { type: 'Tasks' as const, id: tripId },
];

export type TaskChange = Omit<UpdateTask, 'version'>;

export const taskQueue = new RowQueue<Task, TaskChange>();

export const tasksApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<TripTasks, string>({
      query: (tripId) => ({ url: toTasksUrl(tripId) }),
      transformResponse: (raw, meta, tripId) => {
        const board = answerOf(TripTasks)(raw);
        return { ...board, tasks: taskQueue.merge(tripId, board.tasks, meta) };
      },
      providesTags: (_tasks, _error, tripId) => [{ type: 'Tasks', id: tripId }],
    }),
    addWindowTask: build.mutation<Task, { tripId: string; windowId: string }>({
      query: ({ tripId, windowId }) =>
        post(`${toTasksUrl(tripId)}/from-window`, { id: crypto.randomUUID(), windowId }),
      transformResponse: answerOf(Task),
      invalidatesTags: stale,
    }),
    /** A caller that moves several cards decides itself when to fetch the board again. */
    moveTask: build.mutation<Task, { tripId: string; taskId: string; place: MoveTask }>({
      query: ({ tripId, taskId, place }) => put(`${toTasksUrl(tripId)}/${taskId}/place`, place),
      transformResponse: answerOf(Task),
      invalidatesTags: ['Reminders'],
    }),
    getTaskTemplate: build.query<TaskTemplate, string>({
      query: (tripId) => ({ url: `${toTasksUrl(tripId)}/template` }),
      transformResponse: answerOf(TaskTemplate),
      providesTags: (_template, _error, tripId) => [
        { type: 'Tasks', id: tripId },
        { type: 'Trip', id: tripId },
      ],
    }),
    addSuggested: build.mutation<AddedTasks, { tripId: string; keys: string[] }>({
      extraOptions: { shownByForm },
      query: ({ tripId, keys }) => post(`${toTasksUrl(tripId)}/template`, { keys }),
      transformResponse: answerOf(AddedTasks),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useGetTasksQuery,
  useAddWindowTaskMutation,
  useMoveTaskMutation,
  useGetTaskTemplateQuery,
  useAddSuggestedMutation,
} = tasksApi;
