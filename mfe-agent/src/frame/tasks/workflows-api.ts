import {
  DueTaskList,
  TripWorkflow,
  WorkflowTask,
  type AddWorkflowTask,
  type ApplyWorkflow,
  type ChangeWorkflowTask,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { patch, post, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

interface OfTrip {
  tripId: string;
}
interface OfTask extends OfTrip {
  taskId: string;
}

const pathOf = (tripId: string): string => `/api/v1/agent-trips/${tripId}`;
const byForm = { shownByForm } as const;
const tagged = api.enhanceEndpoints({ addTagTypes: ['Workflow', 'DueTasks'] });

const workflowsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTripWorkflow: build.query<TripWorkflow, string>({
      query: (tripId) => `${pathOf(tripId)}/tasks`,
      transformResponse: answerOf(TripWorkflow),
      providesTags: (_workflow, _error, id) => [{ type: 'Workflow', id }],
    }),
    getDueTasks: build.query<DueTaskList, void>({
      query: () => '/api/v1/workflow-tasks',
      extraOptions: byForm,
      transformResponse: answerOf(DueTaskList),
      providesTags: ['DueTasks'],
    }),
    applyWorkflow: build.mutation<TripWorkflow, ApplyWorkflow & OfTrip>({
      query: ({ tripId, ...body }) => post(`${pathOf(tripId)}/workflow`, body),
      extraOptions: byForm,
      transformResponse: answerOf(TripWorkflow),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
    removeWorkflow: build.mutation<void, OfTrip>({
      query: ({ tripId }) => remove(`${pathOf(tripId)}/workflow`),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
    addWorkflowTask: build.mutation<WorkflowTask, AddWorkflowTask & OfTrip>({
      query: ({ tripId, ...body }) => post(`${pathOf(tripId)}/tasks`, body),
      extraOptions: byForm,
      transformResponse: answerOf(WorkflowTask),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
    changeWorkflowTask: build.mutation<WorkflowTask, ChangeWorkflowTask & OfTask>({
      query: ({ tripId, taskId, ...body }) => patch(`${pathOf(tripId)}/tasks/${taskId}`, body),
      extraOptions: { shownByForm: ['VALIDATION_FAILED'] },
      transformResponse: answerOf(WorkflowTask),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
    removeWorkflowTask: build.mutation<void, OfTask>({
      query: ({ tripId, taskId }) => remove(`${pathOf(tripId)}/tasks/${taskId}`),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
    restoreWorkflowTask: build.mutation<WorkflowTask, OfTask>({
      query: ({ tripId, taskId }) => post(`${pathOf(tripId)}/tasks/${taskId}/restore`),
      transformResponse: answerOf(WorkflowTask),
      invalidatesTags: (_done, _error, { tripId }) => [{ type: 'Workflow', id: tripId }, 'DueTasks'],
    }),
  }),
});

const LOOK_AGAIN_MS = 60_000;

/** Polls each minute for ticks of others and days that move with the trip. */
const lookAgain = { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS } as const;

export const useTripWorkflow = (tripId: string) => workflowsApi.useGetTripWorkflowQuery(tripId, lookAgain);

export const useDueTasks = () => workflowsApi.useGetDueTasksQuery(undefined, lookAgain);

export const {
  useApplyWorkflowMutation,
  useRemoveWorkflowMutation,
  useAddWorkflowTaskMutation,
  useChangeWorkflowTaskMutation,
  useRemoveWorkflowTaskMutation,
  useRestoreWorkflowTaskMutation,
} = workflowsApi;
