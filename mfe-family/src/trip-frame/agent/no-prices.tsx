import { TravelAgentList } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { useReader } from '../access/read-only';

const plannersApi = api.enhanceEndpoints({ addTagTypes: ['TravelAgents'] }).injectEndpoints({
  endpoints: (build) => ({
    getTripPlanners: build.query<{ tripId: string; name: string }[], void>({
      query: () => '/api/v1/travel-agents',
      transformResponse: (raw) =>
        answerOf(TravelAgentList)(raw).agents.flatMap(({ made = [], brand, name }) => {
          const planner = (brand?.agentName ?? name)?.split(' ')[0];
          return planner ? made.map(({ tripId }) => ({ tripId, name: planner })) : [];
        }),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] } },
      providesTags: ['TravelAgents'],
    }),
  }),
});

export function NoPrices({ tripId }: { tripId: string }) {
  const isClient = useReader()?.clientMay !== undefined;
  const { data = [], isLoading } = plannersApi.useGetTripPlannersQuery(undefined, { skip: !isClient });
  if (isLoading) return null;
  const planner = data.find((trip) => trip.tripId === tripId)?.name;
  return (
    <p className="text-muted">
      {planner ?? (isClient ? 'Your agent' : 'The owner of this trip')} shares the plan with you, not the
      prices.
    </p>
  );
}
