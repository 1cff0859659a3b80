import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const documentsPages = definePages([
  {
    name: 'Documents',
    paths: ['/app/agents/documents'],
    access: 'agent',
    title: 'Documents',
    description: 'Your clients’ papers, when they expire, and who sees them.',
    help: 'Add a paper to a client, choose who sees it, and enter its last day: we tell you when that comes before a trip.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/documents'],
    nav: {
      id: 'agent-documents',
      label: 'Documents',
      icon: 'file-text',
      priority: 2,
      order: 65,
      audience: 'agent',
    },
    page: async () => (await import('./documents-page')).DocumentsPage,
  },
]);
