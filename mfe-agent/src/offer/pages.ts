import { definePages } from '@landsea/web-kit/pages';
import { readLinkToken } from '../frame/link-token';

export const offerPages = definePages([
  {
    name: 'Offer',
    paths: ['/q', '/q/:token'],
    linkOnlyPaths: ['/q'],
    unlisted: true,
    access: 'public',
    frame: 'slim',
    title: 'Your options',
    description: 'Your travel agent’s offer: compare, ask, and choose.',
    // The token leaves the address: without it, the page exists only in the tab that followed a link.
    isThere: (location) => !/^\/q\/?$/.test(location.pathname) || readLinkToken(location) !== undefined,
    page: async () => (await import('./offer-page')).OfferPage,
  },
]);
