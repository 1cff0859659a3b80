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
    title: 'Stop the morning email',
    description: 'The link at the end of the email of the morning.',
    // As with an offer, the token leaves the address.
    isThere: (location) =>
      !/^\/morning-email\/stop\/?$/.test(location.pathname) || readLinkToken(location) !== undefined,
    page: async () => (await import('./stop-page')).MorningEmailStopPage,
  },
]);
