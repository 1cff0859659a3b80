import { forgetDestination } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Agents begin at their clients, not at a trip that they chose as a visitor. */
export function AgentTrialLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'>) {
  return <Link {...props} to="/auth/signup?type=agent" onClick={forgetDestination} />;
}
