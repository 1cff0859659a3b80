import { TaskMessagePreview, type PauseSending, type SendTaskMessage } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

interface OfTask {
  tripId: string;
  taskId: string;
}

const pathOf = ({ tripId, taskId }: OfTask): string =>
  `/api/v1/agent-trips/${tripId}/tasks/${taskId}/message`;
const tagged = api.enhanceEndpoints({
  addTagTypes: ['Workflow', 'DueTasks', 'Conversations', 'Conversation', 'TaskMessage'],
});

const taskMessagesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getTaskMessage: build.query<TaskMessagePreview, OfTask>({
      query: pathOf,
      transformResponse: answerOf(TaskMessagePreview),
      extraOptions: { shownByForm },
      providesTags: ['TaskMessage'],
    }),
    sendTaskMessage: build.mutation<void, SendTaskMessage & OfTask>({
      query: ({ body, ...task }) => post(pathOf(task), { body }),
      extraOptions: { shownByForm },
      invalidatesTags: ['Workflow', 'DueTasks', 'Conversations', 'Conversation', 'TaskMessage'],
    }),
    pauseSending: build.mutation<void, PauseSending & { tripId: string }>({
      query: ({ tripId, ...body }) => put(`/api/v1/agent-trips/${tripId}/message-sending`, body),
      invalidatesTags: ['Workflow', 'TaskMessage'],
    }),
  }),
});

export const { useGetTaskMessageQuery, useSendTaskMessageMutation, usePauseSendingMutation } =
  taskMessagesApi;
