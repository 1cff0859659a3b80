import type { Brand } from '@landsea/contracts/agents';
import { useBrandLook } from '@landsea/web-kit/brand';
import { Link } from 'react-router-dom';

/** The logo or name of an agent on a page for their clients, whose colors and icon are then the agent's, too. */
export function AgentMark({ to, brand, className }: { to: string; brand: Brand; className: string }) {
  useBrandLook(brand);
  const { logo, name } = brand;
  return (
    <Link to={to} className={className} aria-label={`${name}, home`}>
      {logo ? (
        <img src={logo} alt={name} className="max-h-9 max-w-44 rounded bg-white object-contain" />
      ) : (
        <span className="truncate font-display text-xl font-semibold tracking-tight">{name}</span>
      )}
    </Link>
  );
}
