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
import { post, put, remove } from '@landsea/web-kit/calls';

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
      query: ({ id, ...body }) => put(`${path}/${id}`, body),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm: 'all' },
      invalidatesTags: changed,
    }),
    removeGroup: build.mutation<null, string>({
      query: (id) => remove(`${path}/${id}`),
      invalidatesTags: (_done, error) => (error ? [] : ['AgentTrips']),
    }),
    restoreGroup: build.mutation<AgentGroup, string>({
      query: (id) => post(`${path}/${id}/restoration`, {}),
      transformResponse: answerOf(AgentGroup),
      invalidatesTags: changed,
    }),
    addGroupTrip: build.mutation<AgentGroup, NamedTrip>({
      query: ({ groupId, tripId }) => put(`${path}/${groupId}/trips/${tripId}`, {}),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm },
      invalidatesTags: changed,
    }),
    removeGroupTrip: build.mutation<AgentGroup, NamedTrip>({
      query: ({ groupId, tripId }) => remove(`${path}/${groupId}/trips/${tripId}`),
      transformResponse: answerOf(AgentGroup),
      invalidatesTags: changed,
    }),
    copyGroupTrip: build.mutation<AgentGroup, CopyGroupTrip & { groupId: string }>({
      query: ({ groupId, ...body }) => post(`${path}/${groupId}/copies`, body),
      transformResponse: answerOf(AgentGroup),
      extraOptions: { shownByForm },
      invalidatesTags: changed,
    }),
    planGroupItem: build.mutation<GroupItemChange, PlanGroupItem & { groupId: string }>({
      query: ({ groupId, ...body }) => post(`${path}/${groupId}/items`, body),
      transformResponse: answerOf(GroupItemChange),
      extraOptions: { shownByForm },
      invalidatesTags: (done) => (done ? ['Groups'] : []),
    }),
    removeGroupItem: build.mutation<GroupItemChange, NamedItem>({
      query: ({ groupId, itemId }) => remove(`${path}/${groupId}/items/${itemId}`),
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
