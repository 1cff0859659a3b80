import type { User } from '@landsea/contracts/account';
import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';

export const CHANGE_HOURS = 24;

export const confirmEmail = (newEmail: string, url: string): Mail => ({
  to: newEmail,
  subject: 'Confirm your new email for Landsea',
  ...makeEmailBody({
    heading: 'Confirm your new email',
    paragraphs: [
      'You asked to use this address for your Landsea account. Confirm that it’s yours, and we’ll make the switch.',
    ],
    action: { label: 'Confirm this email', url },
    footnote: `The link works once and expires in ${CHANGE_HOURS} hours. If this wasn’t you, ignore this email and nothing will change.`,
  }),
});

/** The old address learns the new one only if it is known to be the account holder's. */
export const makeNoticeEmail = (user: User, newEmail: string, settingsUrl: string): Mail => ({
  to: user.email,
  subject: 'Your Landsea email address is about to change',
  ...makeEmailBody({
    heading: 'Your email address is about to change',
    paragraphs: [
      greet(user),
      `Someone who knows your password asked to change your Landsea email to ${user.emailVerified ? newEmail : 'another address'}. Until that address is confirmed, keep signing in with this one.`,
      'If this wasn’t you, change your password now. That cancels the change and signs out every other browser.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
  }),
});
