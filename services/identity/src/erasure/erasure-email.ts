import { PARKS_ZONE } from '@landsea/contracts/core';
import type { User } from '@landsea/contracts/account';
import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';

const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: PARKS_ZONE,
  }).format(instant);

export const makeErasureEmail = (user: User, erasesAt: Date, signInUrl: string): Mail => ({
  to: user.email,
  subject: 'Your Landsea account will be deleted',
  ...makeEmailBody({
    heading: `Your account will be deleted on ${dayOf(erasesAt)}`,
    paragraphs: [
      greet(user),
      'You asked us to delete your Landsea account. On that day we erase your trips with their budgets and plans, your clients, your settings and your sign-in, and sign you out everywhere. Anything you paid for ends then, too.',
      'Until then, everything works as usual. If you change your mind, sign in and choose “Keep my account.”',
    ],
    action: { label: 'Sign in to keep my account', url: signInUrl },
    footnote: 'If this wasn’t you, sign in, keep the account, and change your password.',
  }),
});
