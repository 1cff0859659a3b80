import type { TravelAgent } from '@landsea/contracts/agents';
import { Card } from '@landsea/ui/card';
import { useSession } from '@landsea/web-kit';
import { nameOfAgent, PortalFace } from './portal-face';
import { usePortalPreview } from './portal-preview-context';

interface PortalGreetingProps {
  agent: TravelAgent;
  mayWish: boolean;
  /** The client has just accepted the invitation. */
  isNew: boolean;
}

export function PortalGreeting({ agent, mayWish, isNew }: PortalGreetingProps) {
  const { user } = useSession();
  const preview = usePortalPreview();
  const client = preview ? preview.clientName.split(' ')[0] : user?.firstName;
  const name = nameOfAgent(agent) ?? 'Your travel agent';
  return (
    <Card role="region" aria-label={`From ${name}`} className="flex gap-4">
      <PortalFace agent={agent} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-display text-lg text-ink">Welcome aboard{client ? `, ${client}` : ''}!</p>
        <p className="text-base text-ink">
          {mayWish
            ? 'Your trip is all in one place. Tell me what you wish for, and I’ll plan around it.'
            : 'Your trip is all in one place. Watch it grow here, and write to me anytime.'}
        </p>
        <p className="text-sm text-muted">
          {isNew ? `You’re connected with ${name}.` : null}
          {isNew ? <br /> : null}
          {[name, agent.brand && agent.brand.name !== name ? agent.brand.name : undefined]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
    </Card>
  );
}
