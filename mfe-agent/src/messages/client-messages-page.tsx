import { TravelAgentList, type TravelAgent } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { answerOf, api, usePageBrand } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { MessagesPage } from './messages-page';

const agentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageAgents: build.query<TravelAgent[], void>({
      query: () => '/api/v1/travel-agents',
      transformResponse: (raw) => answerOf(TravelAgentList)(raw).agents,
    }),
  }),
});

export function ClientMessagesPage() {
  const { data: agents = [] } = agentsApi.useMessageAgentsQuery();
  usePageBrand(agents[0]?.brand);
  const names = new Map(agents.map(({ clientId, name }) => [clientId, name]));
  return (
    <MessagesPage
      side="client"
      path="/client-portal/messages"
      lead="What you and your travel agent write to each other."
      breadcrumb={
        <Link to="/client-portal" className="text-sea underline-offset-4 hover:underline">
          Your trips
        </Link>
      }
      nameOf={({ clientId }) => names.get(clientId) ?? 'Your travel agent'}
      empty={{
        title: 'No messages yet',
        text: 'Ask your travel agent anything about your trip. Answers show up here right away.',
        action: agents[0] ? (
          <Button asChild variant="primary">
            <Link to={`/client-portal/messages?client=${agents[0].clientId}`}>Write a message</Link>
          </Button>
        ) : null,
      }}
    />
  );
}
