import { forgetDestination } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Opens the sign-up of agents, who begin at their clients and not at a trip that was chosen as a visitor. */
export function AgentTrialLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'>) {
  return <Link {...props} to="/auth/signup?type=agent" onClick={forgetDestination} />;
}
