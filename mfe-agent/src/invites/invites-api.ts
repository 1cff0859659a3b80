import { User } from '@landsea/contracts/account';
import {
  InvitationPreview,
  type AcceptInvitation,
  type InvitationKey,
  type RegisterInvited,
} from '@landsea/contracts/sharing';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/invitations';

const invitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `viewerId` keys the cache by person. */
    previewInvitation: build.query<InvitationPreview, { key: InvitationKey; viewerId: string | undefined }>({
      query: ({ key }) => post(`${path}/preview`, key),
      transformResponse: answerOf(InvitationPreview),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<User, AcceptInvitation>({
      query: (body) => post(`${path}/accept`, body),
      transformResponse: answerOf(User),
      extraOptions: { shownByForm },
    }),
    registerInvited: build.mutation<User, RegisterInvited>({
      query: (body) => post(`${path}/register`, body),
      transformResponse: answerOf(User),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
  }),
});

export const { usePreviewInvitationQuery, useAcceptInvitationMutation, useRegisterInvitedMutation } =
  invitesApi;
