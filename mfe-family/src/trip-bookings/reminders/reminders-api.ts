import { CalendarFeed, NewCalendarFeed, ReminderChoices, Reminders } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
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
        query: (id) => remove(`/api/v1/reminders/${id}`, {}),
        invalidatesTags: ['Reminders'],
      }),
      getReminderChoices: build.query<ReminderChoices, void>({
        query: () => ({ url: '/api/v1/reminders/choices' }),
        transformResponse: answerOf(ReminderChoices),
        providesTags: ['ReminderChoices'],
      }),
      chooseReminders: build.mutation<ReminderChoices, ReminderChoices>({
        query: (body) => put('/api/v1/reminders/choices', body),
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
        query: (tripId) => post(calendarUrl(tripId), {}),
        transformResponse: answerOf(NewCalendarFeed),
        invalidatesTags: ['Calendar'],
      }),
      revokeCalendar: build.mutation<null, string>({
        query: (tripId) => remove(calendarUrl(tripId), {}),
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
