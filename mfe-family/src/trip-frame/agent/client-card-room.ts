import { localMemory } from '@landsea/web-kit';

/** As the card reads it, which the agents’ remote brings when the page stands already. */
export const remembersClientCard = (): boolean => {
  const kept = localMemory.read('agent_client_beside');
  if (kept !== undefined) return kept === 'open';
  return typeof matchMedia !== 'undefined' && matchMedia('(min-width: 92rem)').matches;
};
