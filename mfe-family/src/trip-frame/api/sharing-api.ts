import { Collaborator, NewShareLink, ShareLinks, Sharing } from '@landsea/contracts/sharing';
import type { CreateShareLink, InviteCollaborator, UpdateCollaborator } from '@landsea/contracts/sharing';
import { answerOf } from '@landsea/web-kit';
import { patch, post, remove } from '@landsea/web-kit/calls';
import { tripApi } from './trip-api';

const collaboratorsUrl = (tripId: string) => `/api/v1/trips/${tripId}/collaborators`;
const linksUrl = (tripId: string) => `/api/v1/trips/${tripId}/share-links`;
const stale = (tripId: string) => [
  { type: 'Sharing' as const, id: tripId },
  { type: 'Activity' as const, id: tripId },
];

export const sharingApi = tripApi.enhanceEndpoints({ addTagTypes: ['Sharing', 'Activity'] }).injectEndpoints({
  endpoints: (build) => ({
    getSharing: build.query<Sharing, string>({
      query: (tripId) => ({ url: collaboratorsUrl(tripId) }),
      transformResponse: answerOf(Sharing),
      providesTags: (_sharing, _error, tripId) => [{ type: 'Sharing', id: tripId }],
    }),
    invite: build.mutation<Collaborator, { tripId: string; asked: InviteCollaborator }>({
      query: ({ tripId, asked }) => post(collaboratorsUrl(tripId), asked),
      transformResponse: answerOf(Collaborator),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
    resendInvitation: build.mutation<Collaborator, { tripId: string; id: string }>({
      query: ({ tripId, id }) => post(`${collaboratorsUrl(tripId)}/${id}/resend`),
      transformResponse: answerOf(Collaborator),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
    changeCollaborator: build.mutation<
      Collaborator,
      { tripId: string; id: string; change: UpdateCollaborator }
    >({
      query: ({ tripId, id, change }) => patch(`${collaboratorsUrl(tripId)}/${id}`, change),
      transformResponse: answerOf(Collaborator),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
    removeCollaborator: build.mutation<void, { tripId: string; id: string; isOwn: boolean }>({
      query: ({ tripId, id }) => remove(`${collaboratorsUrl(tripId)}/${id}`),
      invalidatesTags: (_done, _error, { tripId, isOwn }) =>
        isOwn ? ['Trips', 'ActiveTrip', 'Access'] : stale(tripId),
    }),
    getShareLinks: build.query<ShareLinks, string>({
      query: (tripId) => ({ url: linksUrl(tripId) }),
      transformResponse: answerOf(ShareLinks),
      providesTags: (_links, _error, tripId) => [{ type: 'Sharing', id: tripId }],
    }),
    addShareLink: build.mutation<NewShareLink, { tripId: string; link: CreateShareLink }>({
      query: ({ tripId, link }) => post(linksUrl(tripId), link),
      transformResponse: answerOf(NewShareLink),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
    revokeShareLink: build.mutation<void, { tripId: string; id: string }>({
      query: ({ tripId, id }) => remove(`${linksUrl(tripId)}/${id}`),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
  }),
});

export const {
  useGetSharingQuery,
  useInviteMutation,
  useResendInvitationMutation,
  useChangeCollaboratorMutation,
  useRemoveCollaboratorMutation,
  useGetShareLinksQuery,
  useAddShareLinkMutation,
  useRevokeShareLinkMutation,
} = sharingApi;
