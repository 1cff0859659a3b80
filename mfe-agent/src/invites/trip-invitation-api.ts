import { User, type RegisterForTrip } from '@landsea/contracts/account';
import { JoinedTrip, TripInvitationPreview } from '@landsea/contracts/sharing';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/trip-invitations';

const tripInvitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `viewerId` keys the cache by person. */
    previewTripInvitation: build.query<
      TripInvitationPreview,
      { token: string; viewerId: string | undefined }
    >({
      query: ({ token }) => post(`${path}/preview`, { token }),
      transformResponse: answerOf(TripInvitationPreview),
      keepUnusedDataFor: 0,
    }),
    registerForTrip: build.mutation<User, RegisterForTrip>({
      query: (body) => post('/api/auth/register-for-trip', body),
      transformResponse: answerOf(User),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
    acceptTripInvitation: build.mutation<JoinedTrip, { token: string }>({
      query: (body) => post(`${path}/accept`, body),
      transformResponse: answerOf(JoinedTrip),
      invalidatesTags: ['Trips', 'ActiveTrip', 'Access'],
      extraOptions: { shownByForm },
    }),
  }),
});

export const { usePreviewTripInvitationQuery, useRegisterForTripMutation, useAcceptTripInvitationMutation } =
  tripInvitationApi;
