import {
  AccountEvents,
  AccountSettings,
  ConfirmedEmail,
  DataExport,
  LatestExport,
  SignedInBrowsers,
  User,
  type ChangeEmail,
  type ChangePassword,
  type ConfirmEmail,
  type DeleteAccount,
  type UpdatePreferences,
  type UpdateProfile,
} from '@landsea/contracts/account';
import { CalendarLinks } from '@landsea/contracts/planning';
import { answerOf, api, userChanged } from '@landsea/web-kit';
import { patch, post, remove } from '@landsea/web-kit/calls';

/** The sections explain failures; the end of the session is announced for all of them. */
const ownWords = { shownByForm: { except: ['UNAUTHENTICATED'] }, retry: false } as const;
const asUser = answerOf(User);
const asAccount = answerOf(AccountSettings);

const account = api
  .enhanceEndpoints({ addTagTypes: ['AccountSettings', 'Sessions', 'Export', 'CalendarLinks'] })
  .injectEndpoints({
    endpoints: (build) => {
      const userMutation = <Body>(
        url: string,
        method: string,
        tags: ('AccountSettings' | 'Sessions')[] = [],
      ) =>
        build.mutation<User, Body>({
          query: (body) => ({ url, method, body: body ?? {} }),
          transformResponse: asUser,
          extraOptions: ownWords,
          invalidatesTags: tags,
          onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
            const answer = await queryFulfilled.catch(() => undefined);
            if (answer) dispatch(userChanged(answer.data));
          },
        });
      return {
        getAccount: build.query<AccountSettings, void>({
          query: () => '/api/auth/account',
          transformResponse: asAccount,
          providesTags: ['AccountSettings'],
        }),
        updateProfile: userMutation<UpdateProfile>('/api/auth/account', 'PATCH'),
        changePassword: userMutation<ChangePassword>('/api/auth/account/password', 'POST', [
          'AccountSettings',
          'Sessions',
        ]),
        unlinkGoogle: userMutation<void>('/api/auth/account/google', 'DELETE'),
        deleteAccount: userMutation<DeleteAccount>('/api/auth/account/deletion', 'POST'),
        keepAccount: userMutation<void>('/api/auth/account/deletion', 'DELETE'),
        updatePreferences: build.mutation<AccountSettings, UpdatePreferences>({
          query: (body) => patch('/api/auth/preferences', body),
          transformResponse: asAccount,
          extraOptions: ownWords,
          invalidatesTags: ['AccountSettings'],
        }),
        requestEmail: build.mutation<null, ChangeEmail>({
          query: (body) => post('/api/auth/account/email', body),
          extraOptions: ownWords,
          invalidatesTags: ['AccountSettings'],
        }),
        cancelEmail: build.mutation<null, void>({
          query: () => remove('/api/auth/account/email', {}),
          extraOptions: ownWords,
          invalidatesTags: ['AccountSettings'],
        }),
        confirmEmail: build.mutation<ConfirmedEmail, ConfirmEmail>({
          query: (body) => post('/api/auth/confirm-email', body),
          transformResponse: answerOf(ConfirmedEmail),
          extraOptions: { shownByForm: 'all', retry: false },
        }),
        listSessions: build.query<SignedInBrowsers, void>({
          query: () => '/api/auth/sessions',
          transformResponse: answerOf(SignedInBrowsers),
          providesTags: ['Sessions'],
        }),
        listActivity: build.query<AccountEvents, void>({
          query: () => '/api/auth/activity',
          transformResponse: answerOf(AccountEvents),
          providesTags: ['Sessions'],
        }),
        endSession: build.mutation<null, string>({
          query: (id) => remove(`/api/auth/sessions/${id}`, {}),
          extraOptions: ownWords,
          invalidatesTags: ['Sessions'],
        }),
        endOtherSessions: build.mutation<null, void>({
          query: () => remove('/api/auth/sessions', {}),
          extraOptions: ownWords,
          invalidatesTags: ['Sessions'],
        }),
        getCalendarLinks: build.query<CalendarLinks, void>({
          query: () => '/api/v1/calendar-links',
          transformResponse: answerOf(CalendarLinks),
          providesTags: ['CalendarLinks'],
        }),
        endCalendarLinks: build.mutation<null, void>({
          query: () => remove('/api/v1/calendar-links', {}),
          extraOptions: ownWords,
          invalidatesTags: ['CalendarLinks'],
        }),
        latestExport: build.query<LatestExport, void>({
          query: () => '/api/auth/exports',
          transformResponse: answerOf(LatestExport),
          providesTags: ['Export'],
        }),
        beginExport: build.mutation<DataExport, void>({
          query: () => post('/api/auth/exports', {}),
          transformResponse: answerOf(DataExport),
          extraOptions: ownWords,
          invalidatesTags: ['Export'],
        }),
      };
    },
  });

export const {
  useGetAccountQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useUnlinkGoogleMutation,
  useDeleteAccountMutation,
  useKeepAccountMutation,
  useUpdatePreferencesMutation,
  useRequestEmailMutation,
  useCancelEmailMutation,
  useConfirmEmailMutation,
  useListSessionsQuery,
  useListActivityQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetCalendarLinksQuery,
  useEndCalendarLinksMutation,
  useLatestExportQuery,
  useBeginExportMutation,
} = account;
