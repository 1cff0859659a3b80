import { User, type RegisterForTrip } from '@landsea/contracts/account';
import { JoinedTrip, TripInvitationPreview } from '@landsea/contracts/sharing';
import { answerOf, api } from '@landsea/web-kit';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/trip-invitations';

const tripInvitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `viewerId` keys the cache by person. */
    previewTripInvitation: build.query<
      TripInvitationPreview,
      { token: string; viewerId: string | undefined }
    >({
      query: ({ token }) => ({ url: `${path}/preview`, method: 'POST', body: { token } }),
      transformResponse: answerOf(TripInvitationPreview),
      keepUnusedDataFor: 0,
    }),
    registerForTrip: build.mutation<User, RegisterForTrip>({
      query: (body) => ({ url: '/api/auth/register-for-trip', method: 'POST', body }),
      transformResponse: answerOf(User),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
    acceptTripInvitation: build.mutation<JoinedTrip, { token: string }>({
      query: (body) => ({ url: `${path}/accept`, method: 'POST', body }),
      transformResponse: answerOf(JoinedTrip),
      invalidatesTags: ['Trips', 'ActiveTrip', 'Access'],
      extraOptions: { shownByForm },
    }),
  }),
});

export const { usePreviewTripInvitationQuery, useRegisterForTripMutation, useAcceptTripInvitationMutation } =
  tripInvitationApi;
