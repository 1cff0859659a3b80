import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const brandingPages = definePages([
  {
    name: 'Branding',
    paths: ['/settings/branding'],
    access: 'agent',
    title: 'Branding',
    description: 'Your name, logo and color in everything that your clients see.',
    help: 'Choose a name, a logo and a color, and look at the preview. Clients see the change as soon as you save.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/brand'],
    nav: {
      id: 'branding',
      label: 'Branding',
      icon: 'palette',
      priority: 3,
      order: 80,
      audience: 'agent',
    },
    page: async () => (await import('./branding-page')).BrandingPage,
  },
]);
