import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const quotePages = definePages([
  {
    name: 'Quotes',
    paths: ['/app/agents/quotes'],
    access: 'agent',
    title: 'Quotes',
    description: 'Every offer you made, where it stands, and who looked at it.',
    help: 'Start a quote on a client’s page. Each time you send it, your client gets that version; later changes wait until you send again.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/quotes'],
    nav: {
      id: 'agent-quotes',
      label: 'Quotes',
      icon: 'file-text',
      priority: 2,
      order: 45,
      audience: 'agent',
    },
    page: async () => (await import('./quotes-page')).QuotesPage,
  },
  {
    name: 'QuoteTemplates',
    paths: ['/app/agents/quote-templates'],
    access: 'agent',
    title: 'Quote templates',
    description: 'Options you offer again and again, and those your colleagues share.',
    help: 'Save a quote as a template to fill this page. In a new quote, start from one: its dates follow from the first day.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/quote-templates'],
    page: async () => (await import('./quote-templates-page')).QuoteTemplatesPage,
  },
  {
    name: 'Quote',
    paths: ['/app/agents/quotes/:quoteId'],
    access: 'agent',
    title: 'Quote',
    description: 'Options side by side, as your client will compare them.',
    help: 'Fill in one option, duplicate it, and change what differs. Your commission stays with you.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./quote-builder-page')).QuoteBuilderPage,
  },
]);
