import type { PublicItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Mail, Phone } from 'lucide-react';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/** One tap to the agent, near the top of a phone. */
export function AgentContact({
  page: { brand, agentName, agencyName, agentEmail },
}: {
  page: PublicItinerary;
}) {
  const name = agentName ?? brand?.name;
  if (!name && !agentEmail && !brand?.phone) return null;
  const agency = brand?.name ?? agencyName;
  return (
    <section
      aria-label="Your travel agent"
      className="mt-6 grid gap-3 rounded-card border border-hairline bg-surface p-4 print:hidden"
    >
      <div className="flex items-center gap-3">
        {brand?.photo ? (
          <img src={brand.photo} alt="" className="size-12 shrink-0 rounded-full object-cover" />
        ) : null}
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{name ?? 'Your travel agent'}</span>
          <span className="text-sm text-muted">
            {[agency === name ? null : agency, brand?.hours].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {brand?.phone ? (
          <Button asChild size="sm">
            <a href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>
              <Phone {...icon} /> Call {brand.phone}
            </a>
          </Button>
        ) : null}
        {agentEmail ? (
          <Button asChild size="sm">
            <a href={`mailto:${agentEmail}`}>
              <Mail {...icon} /> Email
            </a>
          </Button>
        ) : null}
      </div>
    </section>
  );
}
