import type { TravelAgent } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import { nameOfAgent, PortalFace } from './portal-face';
import { PortalAnchor, PortalLink } from './portal-link';

const contact = 'inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-sea wrap-anywhere';

export function PortalAgents({ agents }: { agents: TravelAgent[] }) {
  return (
    <Card aria-labelledby="portal-agents" className="grid gap-4">
      <CardTitle id="portal-agents">
        {agents.length > 1 ? 'Your travel agents' : 'Your travel agent'}
      </CardTitle>
      <ul className="grid gap-4">
        {agents.map((agent) => (
          <AgentEntry key={agent.clientId} agent={agent} />
        ))}
      </ul>
    </Card>
  );
}

function AgentEntry({ agent }: { agent: TravelAgent }) {
  const { clientId, brand } = agent;
  const name = nameOfAgent(agent);
  const phone = brand?.phone ?? agent.phone;
  const email = brand?.replyTo ?? agent.email;
  return (
    <li className="flex gap-4">
      <PortalFace agent={agent} />
      <div className="grid min-w-0 justify-items-start">
        <p className="text-lg font-semibold wrap-anywhere text-ink">{name ?? 'Your travel agent'}</p>
        {brand && brand.name !== name ? (
          <p className="text-base wrap-anywhere text-muted">{brand.name}</p>
        ) : null}
        <PortalLink to={`/client-portal/messages?client=${clientId}`} className={contact}>
          <MessageCircle aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          Write a message
        </PortalLink>
        {phone ? (
          <PortalAnchor href={`tel:${phone}`} className={contact}>
            <Phone aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {phone}
          </PortalAnchor>
        ) : null}
        {brand?.hours ? (
          <p className="inline-flex min-h-11 items-center gap-2 text-base wrap-anywhere text-muted">
            <Clock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {brand.hours}
          </p>
        ) : null}
        {email ? (
          <PortalAnchor href={`mailto:${email}`} className={contact}>
            <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {email}
          </PortalAnchor>
        ) : null}
      </div>
    </li>
  );
}

/** A client may also plan alone: those trips are one tap away. */
export function OwnTripsLink({ agents }: { agents: TravelAgent[] }) {
  const trips = agents.flatMap((agent) => agent.trips);
  const shared = new Set(trips.filter((trip) => trip.shared).map(({ tripId }) => tripId));
  const own = new Set(trips.map(({ tripId }) => tripId).filter((id) => !shared.has(id))).size;
  return (
    <p className="flex flex-wrap gap-x-6 text-base">
      {own > 0 ? (
        <PortalLink
          to="/my-trips"
          className="inline-flex min-h-11 items-center font-semibold text-sea underline"
        >
          {own === 1 ? 'One more trip of your own' : `${own} more trips of your own`}
        </PortalLink>
      ) : null}
      <PortalLink
        to="/settings"
        className="inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        Choose what {agents.length > 1 ? 'your agents see' : 'your agent sees'}
      </PortalLink>
    </p>
  );
}
