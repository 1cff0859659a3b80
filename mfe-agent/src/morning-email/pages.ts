import { definePages } from '@landsea/web-kit/pages';

export const morningEmailPages = definePages([
  {
    name: 'MorningEmailStop',
    paths: ['/morning-email/stop/:token'],
    unlisted: true,
    access: 'public',
    frame: 'slim',
    title: 'Stop the morning email',
    description: 'The link at the end of the email of the morning.',
    page: async () => (await import('./stop-page')).MorningEmailStopPage,
  },
]);
