import {
  AgentGroup,
  AgentGroupList,
  AgentTripList,
  Client,
  ClientList,
  GroupItemChange,
  type AgentTrip,
  type CopyGroupTrip,
  type PlanGroupItem,
  type SaveAgentGroup,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

const path = '/api/v1/agent-groups';
const shownByForm = { except: ['UNAUTHENTICATED', 'PAYWALL'] } as const;
const tagged = api.enhanceEndpoints({ addTagTypes: ['Groups', 'AgentTrips', 'AgentBookings'] });

interface NamedTrip {
  groupId: string;
  tripId: string;
}

interface NamedItem {
  groupId: string;
  itemId: string;
}

const changed = (done: unknown): ('Groups' | 'AgentTrips')[] => (done ? ['Groups', 'AgentTrips'] : []);

const groupsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<AgentGroupList, void>({
      query: () => path,
      transformResponse: answerOf(AgentGroupList),
      providesTags: ['Groups'],
    }),
    getGroup: build.query<AgentGroup, string>({
      query: (id) => `${path}/${id}`,
      transformResponse: answerOf(AgentGroup),
      providesTags: ['Groups', 'AgentBookings'],
    }),
    saveGroup: build.mutation<AgentGroup, SaveAgentGroup & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}`, method: 'PUT', body }),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: changed,
    }),
    removeGroup: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['AgentTrips']),
    }),
    restoreGroup: build.mutation<AgentGroup, string>({
      query: (id) => ({ url: `${path}/${id}/restoration`, method: 'POST', body: {} }),
      transformResponse: answerOf(AgentGroup),
      invalidatesTags: changed,
    }),
    addGroupTrip: build.mutation<AgentGroup, NamedTrip>({
      query: ({ groupId, tripId }) => ({
        url: `${path}/${groupId}/trips/${tripId}`,
        method: 'PUT',
        body: {},
      }),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm },
      invalidatesTags: changed,
    }),
    removeGroupTrip: build.mutation<AgentGroup, NamedTrip>({
      query: ({ groupId, tripId }) => ({ url: `${path}/${groupId}/trips/${tripId}`, method: 'DELETE' }),
      transformResponse: answerOf(AgentGroup),
      invalidatesTags: changed,
    }),
    copyGroupTrip: build.mutation<AgentGroup, CopyGroupTrip & { groupId: string }>({
      query: ({ groupId, ...body }) => ({ url: `${path}/${groupId}/copies`, method: 'POST', body }),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm },
      invalidatesTags: changed,
    }),
    planGroupItem: build.mutation<GroupItemChange, PlanGroupItem & { groupId: string }>({
      query: ({ groupId, ...body }) => ({ url: `${path}/${groupId}/items`, method: 'POST', body }),
      transformResponse: answerOf(GroupItemChange),
      extraOptions: { shownByForm },
      invalidatesTags: (done) => (done ? ['Groups'] : []),
    }),
    removeGroupItem: build.mutation<GroupItemChange, NamedItem>({
      query: ({ groupId, itemId }) => ({ url: `${path}/${groupId}/items/${itemId}`, method: 'DELETE' }),
      transformResponse: answerOf(GroupItemChange),
      invalidatesTags: (done) => (done ? ['Groups'] : []),
    }),
    groupableTrips: build.query<AgentTrip[], void>({
      query: () => '/api/v1/agent-trips',
      transformResponse: (raw) => answerOf(AgentTripList)(raw).trips,
      providesTags: ['AgentTrips'],
    }),
    groupClients: build.query<Client[], void>({
      query: () => '/api/v1/clients',
      transformResponse: (raw) => answerOf(ClientList)(raw).clients,
    }),
    groupClient: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
    }),
  }),
});

export const {
  useListGroupsQuery,
  useGetGroupQuery,
  useSaveGroupMutation,
  useRemoveGroupMutation,
  useRestoreGroupMutation,
  useAddGroupTripMutation,
  useRemoveGroupTripMutation,
  useCopyGroupTripMutation,
  usePlanGroupItemMutation,
  useRemoveGroupItemMutation,
  useGroupableTripsQuery,
  useGroupClientsQuery,
  useGroupClientQuery,
} = groupsApi;
