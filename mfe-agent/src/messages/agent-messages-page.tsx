import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { AboutClient } from '../frame/client-side/about-client';
import { MessagesPage } from './messages-page';

export function AgentMessagesPage() {
  return (
    <MessagesPage
      side="agent"
      path="/app/agents/messages"
      lead="Clients waiting for an answer come first."
      nameOf={({ clientName }) => clientName}
      aside={({ clientId, clientName, trip }, now) => (
        <AboutClient key={clientId} clientId={clientId} clientName={clientName} tripId={trip?.id} now={now} />
      )}
      empty={{
        title: 'No messages yet',
        text: 'Open a client and write the first message. It also goes out by email, and answers show up here right away.',
        action: (
          <Button asChild variant="primary">
            <Link to="/app/agents/clients">Open your clients</Link>
          </Button>
        ),
      }}
    />
  );
}
