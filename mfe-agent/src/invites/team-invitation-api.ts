import { User, type RegisterForTeam } from '@landsea/contracts/account';
import { AgencyInvitationPreview, OwnAgency } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/agency-invitations';

const teamInvitationApi = api.enhanceEndpoints({ addTagTypes: ['Agency', 'Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `viewerId` keys the cache by person. */
    previewTeamInvitation: build.query<
      AgencyInvitationPreview,
      { token: string; viewerId: string | undefined }
    >({
      query: ({ token }) => post(`${path}/preview`, { token }),
      transformResponse: answerOf(AgencyInvitationPreview),
      keepUnusedDataFor: 0,
    }),
    registerForTeam: build.mutation<User, RegisterForTeam>({
      query: (body) => post('/api/auth/register-for-team', body),
      transformResponse: answerOf(User),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
    acceptTeamInvitation: build.mutation<OwnAgency, { token: string }>({
      query: (body) => post(`${path}/accept`, body),
      transformResponse: answerOf(OwnAgency),
      invalidatesTags: ['Agency', 'Clients'],
      extraOptions: { shownByForm },
    }),
  }),
});

export const { usePreviewTeamInvitationQuery, useRegisterForTeamMutation, useAcceptTeamInvitationMutation } =
  teamInvitationApi;
