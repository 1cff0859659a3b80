import { definePages } from '@landsea/web-kit/pages';

const agentKeywords = 'travel agent tool, client manager, branded itinerary';
const agentPicture = '/og/agents.png';

/** Every page of the agents' and clients' remote. */
export const pages = definePages([
  {
    name: 'ClientList',
    paths: ['/app/agents/clients'],
    access: 'agent',
    title: 'Clients',
    description: 'Everyone you plan for, in one list.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    nav: {
      id: 'clients',
      label: 'Clients',
      icon: 'users',
      priority: 1,
      order: 10,
      audience: 'agent',
      bottom: true,
    },
    page: async () => (await import('./clients/clients-page')).ClientsPage,
  },
  {
    name: 'ClientNew',
    paths: ['/app/agents/clients/new'],
    access: 'agent',
    title: 'Add a client',
    description: 'A name and an email are enough to begin.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    nav: {
      id: 'client-new',
      label: 'Add client',
      icon: 'user-plus',
      priority: 1,
      order: 30,
      audience: 'agent',
      bottom: true,
    },
    page: async () => (await import('./clients/client-new-page')).ClientNewPage,
  },
  {
    name: 'ClientDetail',
    paths: ['/app/agents/clients/:clientId'],
    access: 'agent',
    title: 'Client',
    description: 'What you know about a client.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./clients/client-page')).ClientPage,
  },
  {
    name: 'ClientPortal',
    paths: ['/client-portal'],
    access: 'client',
    title: 'Your trips with your agent',
    description:
      'The trips that you plan with your travel agent: what is next, day by day, and how to reach them.',
    help: 'Follow your trip here: how long still, what comes next, and what you can decide. Your agent sees votes at once.',
    firstData: ['/api/v1/travel-agents'],
    nav: {
      id: 'client-portal',
      label: 'With your agent',
      icon: 'compass',
      priority: 1,
      order: 5,
      text: 'The trips you plan with your agent',
      audience: 'client',
      bottom: true,
    },
    page: async () => (await import('./portal/portal-page')).PortalPage,
  },
  {
    name: 'AcceptInvite',
    paths: ['/invite/redeem', '/invite/accept/:token', '/accept-invite/:token'],
    unlisted: true,
    access: 'public',
    title: 'Your invitation',
    description: 'Your travel agent invites you to follow your trip on Landsea.',
    page: async () => (await import('./invites/accept-invite-page')).AcceptInvitePage,
  },
]);
