import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const groupPages = definePages([
  {
    name: 'AgentGroups',
    paths: ['/app/agents/groups'],
    access: 'agent',
    title: 'Groups',
    description: 'Households that travel together, each with its own trip, rooms and payments.',
    help: 'Put one trip for each household into a group. Everybody sees and pays only their own.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/agent-groups'],
    nav: {
      id: 'agent-groups',
      label: 'Groups',
      icon: 'users',
      priority: 3,
      order: 25,
      audience: 'agent',
    },
    page: async () => (await import('./groups-page')).GroupsPage,
  },
  {
    name: 'AgentGroup',
    paths: ['/app/agents/groups/:groupId'],
    access: 'agent',
    title: 'Group',
    description: 'The households of a group: rooms, numbers, what’s owed and what’s missing.',
    help: 'Add a trip you already plan, or copy the plan of one household for another. People, notes, numbers and amounts never go along.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./group-page')).GroupPage,
  },
]);
