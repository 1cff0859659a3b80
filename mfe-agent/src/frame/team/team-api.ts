import {
  Agency,
  ClientHandOver,
  ClientPage,
  HandOverList,
  OwnAgency,
  UndoneHandOver,
  type AgencyRole,
  type CreateAgency,
  type HandOverClients,
  type InviteMember,
  type RenameAgency,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { patch, post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const path = '/api/v1/agency';
const byForm = { shownByForm } as const;
const tagged = api.enhanceEndpoints({
  addTagTypes: ['Agency', 'HandOvers', 'Clients', 'AgentTrips', 'Conversations'],
});

const teamApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getAgency: build.query<Agency | null, void>({
      query: () => path,
      transformResponse: (raw) => answerOf(OwnAgency)(raw).agency,
      providesTags: ['Agency'],
    }),
    createAgency: build.mutation<Agency, CreateAgency>({
      query: (body) => post(path, body),
      extraOptions: byForm,
      transformResponse: answerOf(Agency),
      invalidatesTags: ['Agency'],
    }),
    renameAgency: build.mutation<Agency, RenameAgency>({
      query: (body) => patch(path, body),
      extraOptions: byForm,
      transformResponse: answerOf(Agency),
      invalidatesTags: ['Agency'],
    }),
    endAgency: build.mutation<void, void>({
      query: () => remove(path),
      invalidatesTags: ['Agency', 'HandOvers', 'Clients'],
    }),
    inviteMember: build.mutation<Agency, InviteMember>({
      query: (body) => post(`${path}/invitations`, body),
      extraOptions: byForm,
      transformResponse: answerOf(Agency),
      invalidatesTags: ['Agency'],
    }),
    resendMemberInvitation: build.mutation<Agency, string>({
      query: (id) => post(`${path}/invitations/${id}/resend`, {}),
      transformResponse: answerOf(Agency),
      invalidatesTags: ['Agency'],
    }),
    revokeMemberInvitation: build.mutation<void, string>({
      query: (id) => remove(`${path}/invitations/${id}`),
      invalidatesTags: ['Agency'],
    }),
    setMemberRole: build.mutation<Agency, { memberId: string; role: AgencyRole }>({
      query: ({ memberId, role }) => put(`${path}/members/${memberId}/role`, { role }),
      transformResponse: answerOf(Agency),
      invalidatesTags: ['Agency', 'Clients'],
    }),
    removeMember: build.mutation<OwnAgency, { memberId: string; toAgentId: string | null }>({
      query: ({ memberId, toAgentId }) => post(`${path}/members/${memberId}/removal`, { toAgentId }),
      extraOptions: byForm,
      transformResponse: answerOf(OwnAgency),
      invalidatesTags: (done) => (done ? ['Agency', 'HandOvers', 'Clients'] : []),
    }),
    getHandOvers: build.query<ClientHandOver[], void>({
      query: () => '/api/v1/hand-overs',
      transformResponse: (raw) => answerOf(HandOverList)(raw).handOvers,
      providesTags: ['HandOvers'],
    }),
    getClientsOf: build.query<ClientPage, { agentId: string; archived: boolean; cursor: string | null }>({
      query: ({ agentId, archived, cursor }) => ({
        url: '/api/v1/client-list',
        params: { agentId, ...(archived && { archived: 'true' }), ...(cursor !== null && { cursor }) },
      }),
      transformResponse: answerOf(ClientPage),
      keepUnusedDataFor: 0,
    }),
    handOverClients: build.mutation<ClientHandOver, HandOverClients>({
      query: (body) => post('/api/v1/hand-overs', body),
      extraOptions: byForm,
      transformResponse: answerOf(ClientHandOver),
      invalidatesTags: (done) =>
        done ? ['Agency', 'HandOvers', 'Clients', 'AgentTrips', 'Conversations'] : [],
    }),
    undoHandOver: build.mutation<UndoneHandOver, string>({
      query: (id) => post(`/api/v1/hand-overs/${id}/undo`, {}),
      transformResponse: answerOf(UndoneHandOver),
      invalidatesTags: ['Agency', 'HandOvers', 'Clients', 'AgentTrips', 'Conversations'],
    }),
  }),
});

export const {
  useGetAgencyQuery,
  useCreateAgencyMutation,
  useRenameAgencyMutation,
  useEndAgencyMutation,
  useInviteMemberMutation,
  useResendMemberInvitationMutation,
  useRevokeMemberInvitationMutation,
  useSetMemberRoleMutation,
  useRemoveMemberMutation,
  useGetHandOversQuery,
  useHandOverClientsMutation,
  useLazyGetClientsOfQuery,
  useUndoHandOverMutation,
} = teamApi;
