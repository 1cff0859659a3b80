import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const commissionPages = definePages([
  {
    name: 'Commissions',
    paths: ['/app/agents/commissions'],
    access: 'agent',
    title: 'Commissions',
    description: 'What you can expect, what’s late, what came, and what nobody has claimed yet.',
    help: 'Enter the commissionable amount with each booking. Add your host’s or supplier’s statement, and its lines find their bookings by number.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/commission-statements'],
    nav: {
      id: 'agent-commissions',
      label: 'Commissions',
      icon: 'wallet',
      priority: 2,
      order: 50,
      audience: 'agent',
    },
    page: async () => (await import('./commissions-page')).CommissionsPage,
  },
  {
    name: 'CommissionStatement',
    paths: ['/app/agents/commissions/statements/:statementId'],
    access: 'agent',
    title: 'Statement',
    description: 'Each line of a statement, and the booking it pays.',
    help: 'Numbers match by themselves. Look at each suggestion, add fees, and close the statement when it adds up to the cent.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./statement-page')).StatementPage,
  },
]);
