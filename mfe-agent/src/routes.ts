import type { PageHandle } from '@landsea/web-kit';
import type { RouteObject } from 'react-router-dom';
import { AgentLayout } from './agent-layout';

const agentPage = (title: string, description: string): PageHandle => ({
  access: 'agent',
  title,
  description,
  keywords: 'travel agent tool, client manager, branded itinerary',
  ogImage: '/og/agents.png',
});

const acceptInvite: RouteObject = {
  handle: {
    access: 'public',
    title: 'Your invitation',
    description: 'Your travel agent invites you to follow your trip on Landsea.',
    canonical: '/invite/redeem',
  } satisfies PageHandle,
  lazy: async () => ({
    Component: (await import('./invites/accept-invite-page')).AcceptInvitePage,
  }),
};

/** Every page of the agent remote. A page has one canonical path. */
export const routes: RouteObject[] = [
  {
    Component: AgentLayout,
    children: [
      {
        path: '/app/agents/clients',
        handle: agentPage('Clients', 'Everyone you plan for, in one list.'),
        lazy: async () => ({ Component: (await import('./clients/clients-page')).ClientsPage }),
      },
      {
        path: '/app/agents/clients/new',
        handle: agentPage('Add a client', 'A name and an email are enough to begin.'),
        lazy: async () => ({ Component: (await import('./clients/client-new-page')).ClientNewPage }),
      },
      {
        path: '/app/agents/clients/:clientId',
        handle: agentPage('Client', 'What you know of a client.'),
        lazy: async () => ({ Component: (await import('./clients/client-page')).ClientPage }),
      },
      { path: '/invite/accept/:token', ...acceptInvite },
      { path: '/accept-invite/:token', ...acceptInvite },
      { path: '/invite/redeem', ...acceptInvite },
    ],
  },
];
