import { asClient } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePortalPreview } from './portal-preview-context';

interface PortalLinkProps {
  to: string;
  className?: string;
  /** For a page of this trip, if the agent made it: in the preview it opens as the client sees it. */
  madeTripId?: string | undefined;
  children: ReactNode;
}

/** In the agent’s preview, what leads out of the client’s trip leads nowhere. */
export function PortalLink({ to, madeTripId, className, children }: PortalLinkProps) {
  const preview = usePortalPreview();
  if (!preview)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  if (madeTripId === undefined) return <span className={className}>{children}</span>;
  return (
    <a
      href={to}
      className={className}
      onClick={() => asClient.start({ tripId: madeTripId, clientId: preview.agent.clientId })}
    >
      {children}
    </a>
  );
}

/** A file, a phone number or an address; plain text in the agent’s preview. */
export function PortalAnchor({
  href,
  isFile = false,
  className,
  children,
}: {
  href: string;
  isFile?: boolean;
  className: string;
  children: ReactNode;
}) {
  if (usePortalPreview()) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} {...(isFile && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
