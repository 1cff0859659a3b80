import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const messageTemplatePages = definePages([
  {
    name: 'MessageTemplates',
    paths: ['/app/agents/message-templates'],
    access: 'agent',
    title: 'Message templates',
    description: 'Your own messages, and ours to start from.',
    help: 'Make one of ours yours, or write a new one. Fields in double braces are filled in from the trip.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/message-templates'],
    page: async () => (await import('./message-templates-page')).MessageTemplatesPage,
  },
]);
