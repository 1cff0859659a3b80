import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

const agentPage = { access: 'agent', keywords: agentKeywords, ogImage: agentPicture } as const;

export const agreementPages = definePages([
  {
    ...agentPage,
    name: 'Agreements',
    paths: ['/app/agents/agreements'],
    title: 'Agreements',
    description: 'Terms, protection and permissions to book that your clients sign on their phone.',
    help: 'Look over your texts first, then send an agreement from a client’s page. You see here what became of it.',
    firstData: ['/api/v1/agreements'],
    nav: {
      id: 'agent-agreements',
      label: 'Agreements',
      icon: 'file-text',
      priority: 2,
      order: 66,
      audience: 'agent',
    },
    page: async () => (await import('./agreements-page')).AgreementsPage,
  },
  {
    ...agentPage,
    name: 'AgreementTexts',
    paths: ['/app/agents/agreements/texts'],
    title: 'Texts of your agreements',
    description: 'What your clients read before they sign, in versions.',
    help: 'Switch sections on and off, change their words, and tick that your lawyer read them.',
    page: async () => (await import('./texts-page')).TextsPage,
  },
  {
    ...agentPage,
    name: 'AgreementNew',
    paths: ['/app/agents/agreements/new'],
    title: 'Send an agreement',
    description: 'Fill in what the text needs, and email it to your client to sign.',
    help: 'Amounts come from the trip’s bookings. Never enter the number of a card: nobody needs it here.',
    page: async () => (await import('./agreement-new-page')).AgreementNewPage,
  },
  {
    ...agentPage,
    name: 'Agreement',
    paths: ['/app/agents/agreements/:agreementId'],
    title: 'An agreement',
    description: 'What was sent, who looked at it when, and what became of it.',
    help: 'The PDF has the text, the signature and the trail, for a dispute with a bank.',
    page: async () => (await import('./agreement-page')).AgreementPage,
  },
]);
