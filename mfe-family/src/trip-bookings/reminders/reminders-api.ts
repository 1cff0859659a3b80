import { CalendarFeed, NewCalendarFeed, ReminderChoices, Reminders } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const calendarUrl = (tripId: string) => `/api/v1/trips/${tripId}/calendar`;

export const remindersApi = tripApi
  .enhanceEndpoints({ addTagTypes: ['ReminderChoices', 'Calendar'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getReminders: build.query<Reminders, void>({
        query: () => ({ url: '/api/v1/reminders' }),
        transformResponse: answerOf(Reminders),
        providesTags: ['Reminders'],
      }),
      putReminderAway: build.mutation<null, string>({
        query: (id) => ({ url: `/api/v1/reminders/${id}`, method: 'DELETE', body: {} }),
        invalidatesTags: ['Reminders'],
      }),
      getReminderChoices: build.query<ReminderChoices, void>({
        query: () => ({ url: '/api/v1/reminders/choices' }),
        transformResponse: answerOf(ReminderChoices),
        providesTags: ['ReminderChoices'],
      }),
      chooseReminders: build.mutation<ReminderChoices, ReminderChoices>({
        query: (body) => ({ url: '/api/v1/reminders/choices', method: 'PUT', body }),
        transformResponse: answerOf(ReminderChoices),
        extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
        invalidatesTags: ['ReminderChoices'],
      }),
      getCalendar: build.query<CalendarFeed, string>({
        query: (tripId) => ({ url: calendarUrl(tripId) }),
        transformResponse: answerOf(CalendarFeed),
        providesTags: ['Calendar'],
      }),
      renewCalendar: build.mutation<NewCalendarFeed, string>({
        query: (tripId) => ({ url: calendarUrl(tripId), method: 'POST', body: {} }),
        transformResponse: answerOf(NewCalendarFeed),
        invalidatesTags: ['Calendar'],
      }),
      revokeCalendar: build.mutation<null, string>({
        query: (tripId) => ({ url: calendarUrl(tripId), method: 'DELETE', body: {} }),
        invalidatesTags: ['Calendar'],
      }),
    }),
  });

export const {
  useGetRemindersQuery,
  usePutReminderAwayMutation,
  useGetReminderChoicesQuery,
  useChooseRemindersMutation,
  useGetCalendarQuery,
  useRenewCalendarMutation,
  useRevokeCalendarMutation,
} = remindersApi;
