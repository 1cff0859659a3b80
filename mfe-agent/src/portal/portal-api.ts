import {
  ClientFee,
  ClientFeeList,
  ClientPayment,
  ClientPaymentList,
  ClientPortal,
  ClientTask,
  ClientTaskList,
  SharedDocumentList,
  TravelAgentList,
  type SharedDocument,
  type TravelAgent,
} from '@landsea/contracts/agents';
import { BookingWindows, DayItem, DayPlans, Task, TripTasks, type Vote } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import { answerOf, api } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const withTags = api.enhanceEndpoints({
  addTagTypes: ['TravelAgents', 'Windows', 'Tasks', 'Days', 'ClientTasks', 'ClientPayments', 'ClientFees'],
});

interface TripRead {
  tripId: string;
  /** The id of the client as whom an agent reads a trip that they made. */
  asClient?: string | undefined;
}

/** These are the calls of the trip's own pages, so that one place decides what a client may see. */
export const portalApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    portalAgents: build.query<TravelAgent[], void>({
      query: () => '/api/v1/travel-agents',
      transformResponse: (raw) => answerOf(TravelAgentList)(raw).agents,
      providesTags: ['TravelAgents'],
    }),
    clientPortal: build.query<ClientPortal, string>({
      query: (clientId) => `/api/v1/clients/${clientId}/portal`,
      transformResponse: answerOf(ClientPortal),
      extraOptions: { shownByForm },
    }),
    portalTrip: build.query<TripDetail, TripRead>({
      query: ({ tripId, asClient }) => ({ url: `/api/trips/${tripId}`, params: { asClient } }),
      transformResponse: answerOf(TripDetail),
      providesTags: (_trip, _error, { tripId }) => [{ type: 'Trip', id: tripId }],
    }),
    portalDays: build.query<DayPlans, TripRead>({
      query: ({ tripId, asClient }) => ({ url: `/api/v1/trips/${tripId}/days`, params: { asClient } }),
      transformResponse: answerOf(DayPlans),
      providesTags: (_days, _error, { tripId }) => [{ type: 'Days', id: tripId }],
    }),
    portalWindows: build.query<BookingWindows, TripRead>({
      query: ({ tripId, asClient }) => ({ url: `/api/v1/trips/${tripId}/windows`, params: { asClient } }),
      transformResponse: answerOf(BookingWindows),
      providesTags: (_windows, _error, { tripId }) => [{ type: 'Windows', id: tripId }],
    }),
    portalTasks: build.query<TripTasks, TripRead>({
      query: ({ tripId, asClient }) => ({ url: `/api/v1/trips/${tripId}/tasks`, params: { asClient } }),
      transformResponse: answerOf(TripTasks),
      providesTags: (_tasks, _error, { tripId }) => [{ type: 'Tasks', id: tripId }],
    }),
    castVote: build.mutation<
      DayItem,
      { tripId: string; itemId: string; personId: string; vote: Vote | null }
    >({
      query: ({ tripId, itemId, personId, vote }) =>
        put(`/api/v1/trips/${tripId}/items/${itemId}/votes/${encodeURIComponent(personId)}`, { vote }),
      transformResponse: answerOf(DayItem),
      invalidatesTags: (_item, _error, { tripId }) => [{ type: 'Days', id: tripId }],
      onQueryStarted: async ({ tripId, itemId, personId, vote }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          portalApi.util.updateQueryData('portalDays', { tripId }, ({ items }) => {
            const item = items.find(({ id }) => id === itemId);
            if (!item) return;
            const { [personId]: _before, ...others } = item.votes;
            item.votes = vote ? { ...others, [personId]: vote } : others;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    clientTasks: build.query<ClientTask[], string>({
      query: (clientId) => `/api/v1/travel-agents/${clientId}/tasks`,
      transformResponse: (raw) => answerOf(ClientTaskList)(raw).tasks,
      // A failure hides this card: the portal is useful without it.
      extraOptions: { shownByForm },
      providesTags: (_tasks, _error, id) => [{ type: 'ClientTasks', id }],
    }),
    sharedDocuments: build.query<SharedDocument[], string>({
      query: (clientId) => `/api/v1/travel-agents/${clientId}/documents`,
      transformResponse: (raw) => answerOf(SharedDocumentList)(raw).documents,
      // A failure hides this card, too.
      extraOptions: { shownByForm },
    }),
    clientPayments: build.query<ClientPayment[], string>({
      query: (clientId) => `/api/v1/travel-agents/${clientId}/payments`,
      transformResponse: (raw) => answerOf(ClientPaymentList)(raw).payments,
      // A failure hides this card, too.
      extraOptions: { shownByForm },
      providesTags: ['ClientPayments'],
    }),
    tellPayment: build.mutation<
      ClientPayment,
      { clientId: string; bookingId: string; paymentId: string; isPaid: boolean }
    >({
      query: ({ clientId, bookingId, paymentId, isPaid }) =>
        put(`/api/v1/travel-agents/${clientId}/payments/${bookingId}/${paymentId}`, { isPaid }),
      transformResponse: answerOf(ClientPayment),
      // What the agent confirmed meanwhile is shown, too.
      invalidatesTags: ['ClientPayments'],
    }),
    clientFees: build.query<ClientFee[], string>({
      query: (clientId) => `/api/v1/travel-agents/${clientId}/fees`,
      transformResponse: (raw) => answerOf(ClientFeeList)(raw).fees,
      // A failure hides this card, too.
      extraOptions: { shownByForm },
      providesTags: ['ClientFees'],
    }),
    tellFee: build.mutation<ClientFee, { clientId: string; feeId: string; isPaid: boolean }>({
      query: ({ clientId, feeId, isPaid }) =>
        put(`/api/v1/travel-agents/${clientId}/fees/${feeId}`, { isPaid }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ClientFee),
      invalidatesTags: ['ClientFees'],
    }),
    /** The tick shows at once and is taken back when the service refuses it. */
    tickClientTask: build.mutation<ClientTask, { clientId: string; taskId: string; done: boolean }>({
      query: ({ clientId, taskId, done }) =>
        put(`/api/v1/travel-agents/${clientId}/tasks/${taskId}`, { done }),
      transformResponse: answerOf(ClientTask),
      onQueryStarted: async ({ clientId, taskId, done }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          portalApi.util.updateQueryData('clientTasks', clientId, (tasks) => {
            for (const task of tasks)
              if (task.id === taskId) task.doneAt = done ? new Date().toISOString() : null;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    finishTask: build.mutation<Task, { tripId: string; taskId: string }>({
      query: ({ tripId, taskId }) =>
        put(`/api/v1/trips/${tripId}/tasks/${taskId}/place`, { status: 'done', afterId: null }),
      transformResponse: answerOf(Task),
      invalidatesTags: (_task, _error, { tripId }) => [{ type: 'Tasks', id: tripId }],
    }),
  }),
});

export const {
  usePortalAgentsQuery,
  useClientPortalQuery,
  usePortalTripQuery,
  usePortalDaysQuery,
  usePortalWindowsQuery,
  usePortalTasksQuery,
  useCastVoteMutation,
  useFinishTaskMutation,
  useClientTasksQuery,
  useClientFeesQuery,
  useTellFeeMutation,
  useSharedDocumentsQuery,
  useClientPaymentsQuery,
  useTellPaymentMutation,
  useTickClientTaskMutation,
} = portalApi;
