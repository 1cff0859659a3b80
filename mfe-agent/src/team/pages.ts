import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const teamPages = definePages([
  {
    name: 'AgentTeam',
    paths: ['/app/agents/team'],
    access: 'agent',
    title: 'Your team',
    description: 'Your agency’s people, their roles, and the clients you hand off.',
    help: 'Invite agents and assistants by email. To hand off a client, open the client or choose several in your list.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/agency'],
    nav: {
      id: 'agent-team',
      label: 'Your team',
      icon: 'users',
      priority: 2,
      order: 70,
      audience: 'agent',
    },
    page: async () => (await import('./team-page')).TeamPage,
  },
  {
    name: 'AgentAudit',
    paths: ['/app/agents/team/audit'],
    access: 'agent',
    title: 'Who changed what',
    description: 'Every change to your agency’s clients, by member, client and kind.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/agency'],
    page: async () => (await import('./audit/audit-page')).AuditPage,
  },
]);
