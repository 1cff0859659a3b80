import type { User } from '@landsea/contracts/account';
import { greeting, emailBody, type Mail } from '@landsea/nest-kit';
import { CHANGE_HOURS } from './change-link.js';

/** To the new address, which nobody has verified yet. */
export const confirmEmail = (newEmail: string, url: string): Mail => ({
  to: newEmail,
  subject: 'Confirm your new email for Landsea',
  ...emailBody({
    heading: 'Confirm your new email',
    paragraphs: [
      'You asked to use this address for your Landsea account. It changes once you confirm that this address is yours.',
    ],
    action: { label: 'Confirm this email', url },
    footnote: `The link works once, for ${String(CHANGE_HOURS)} hours. If this was not you, do nothing: nothing changes.`,
  }),
});

/** To the old address. It names the new one only to an address that is known to be the account holder's. */
export const noticeEmail = (user: User, newEmail: string, settingsUrl: string): Mail => ({
  to: user.email,
  subject: 'The email of your Landsea account is about to change',
  ...emailBody({
    heading: 'Your email is about to change',
    paragraphs: [
      greeting(user),
      `somebody who knows your password asked to change the email of your Landsea account to ${user.emailVerified ? newEmail : 'another address'}. Until that address is confirmed, you sign in with this one.`,
      'If this was not you, change your password now: that takes this back and ends every other session.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
  }),
});
