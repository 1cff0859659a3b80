import type { TravelAgent } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { Clock, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

const contact = 'inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-sea wrap-anywhere';

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

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

function AgentEntry({ agent: { clientId, brand, ...known } }: { agent: TravelAgent }) {
  const name = brand?.agentName ?? known.name;
  const phone = brand?.phone ?? known.phone;
  const email = brand?.replyTo ?? known.email;
  return (
    <li className="flex gap-4">
      {brand?.photo ? (
        <img src={brand.photo} alt="" className="size-14 shrink-0 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-sea-soft font-display text-lg text-sea"
        >
          {initialsOf(name ?? 'Travel agent')}
        </span>
      )}
      <div className="grid min-w-0 justify-items-start">
        <p className="text-lg font-semibold wrap-anywhere text-ink">{name ?? 'Your travel agent'}</p>
        {brand && brand.name !== name ? (
          <p className="text-base wrap-anywhere text-muted">{brand.name}</p>
        ) : null}
        <Link to={`/client-portal/messages?client=${clientId}`} className={contact}>
          <MessageCircle aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          Write a message
        </Link>
        {phone ? (
          <a href={`tel:${phone}`} className={contact}>
            <Phone aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {phone}
          </a>
        ) : null}
        {brand?.hours ? (
          <p className="inline-flex min-h-11 items-center gap-2 text-base wrap-anywhere text-muted">
            <Clock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {brand.hours}
          </p>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={contact}>
            <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {email}
          </a>
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
        <Link to="/my-trips" className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          {own === 1 ? 'One more trip of your own' : `${own} more trips of your own`}
        </Link>
      ) : null}
      <Link to="/settings" className="inline-flex min-h-11 items-center font-semibold text-sea underline">
        Choose what {agents.length > 1 ? 'your agents see' : 'your agent sees'}
      </Link>
    </p>
  );
}
