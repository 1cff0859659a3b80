import { definePages } from '@landsea/web-kit/pages';
import { readLinkToken } from '../frame/link-token';

export const morningEmailPages = definePages([
  {
    name: 'MorningEmailStop',
    paths: ['/morning-email/stop', '/morning-email/stop/:token'],
    linkOnlyPaths: ['/morning-email/stop'],
    unlisted: true,
    access: 'public',
    frame: 'slim',
    title: 'The morning email',
    description: 'Stop the email that comes in the morning, or turn it back on.',
    // As with an offer, the token leaves the address.
    isThere: (location) =>
      !/^\/morning-email\/stop\/?$/.test(location.pathname) || readLinkToken(location) !== undefined,
    page: async () => (await import('./stop-page')).MorningEmailStopPage,
  },
]);
