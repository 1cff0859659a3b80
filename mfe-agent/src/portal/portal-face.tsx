import type { TravelAgent } from '@landsea/contracts/agents';

const initialsOf = (name: string): string => {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
};

export const nameOfAgent = ({ brand, name }: Pick<TravelAgent, 'brand' | 'name'>): string | null =>
  brand?.agentName ?? name;

/** The first name, or `your agent` while the name cannot be read. */
export const writeShortName = (agent: Pick<TravelAgent, 'brand' | 'name'> | undefined): string =>
  (agent && nameOfAgent(agent))?.split(' ')[0] ?? 'your agent';

export function PortalFace({ agent }: { agent: TravelAgent }) {
  return agent.brand?.photo ? (
    <img src={agent.brand.photo} alt="" className="size-14 shrink-0 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full bg-sea-soft font-display text-lg text-sea"
    >
      {initialsOf(nameOfAgent(agent) ?? 'Travel agent')}
    </span>
  );
}
