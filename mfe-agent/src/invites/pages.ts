import { definePages } from '@landsea/web-kit/pages';

export const invitePages = definePages([
  {
    name: 'AcceptInvite',
    paths: ['/invite/redeem', '/invite/accept/:token', '/accept-invite/:token'],
    unlisted: true,
    access: 'public',
    title: 'Your invitation',
    description: 'Your travel agent invited you to follow your trip.',
    page: async () => (await import('./accept-invite-page')).AcceptInvitePage,
  },
]);
