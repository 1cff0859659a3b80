import type { Brand } from '@landsea/contracts/agents';
import { Link } from 'react-router-dom';

export interface AgentMarkProps {
  to: string;
  brand: Brand;
  className: string;
}

/** The logo or name of an agent, on a page for their clients. */
export function AgentMark({ to, brand: { logo, name }, className }: AgentMarkProps) {
  return (
    <Link to={to} className={className} aria-label={`${name}, home`}>
      {logo ? (
        <img src={logo} alt={brand.name} className="max-h-9 max-w-44 rounded bg-white object-contain" />
      ) : (
        <span className="truncate font-display text-xl font-semibold tracking-tight">{name}</span>
      )}
    </Link>
  );
}
