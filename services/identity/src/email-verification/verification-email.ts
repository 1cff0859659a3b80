import type { User } from '@landsea/contracts/account';
import { emailBody, type Mail } from '@landsea/nest-kit';
import { VERIFY_HOURS } from './verification-link.js';

/** Quotes nothing that was typed in at registration: the address may belong to somebody else. */
export const verificationEmail = ({ email }: Pick<User, 'email'>, url: string): Mail => ({
  to: email,
  subject: 'Confirm your email address for Landsea',
  ...emailBody({
    heading: 'Confirm your email address',
    paragraphs: [
      'Hello,',
      `Welcome to Landsea. Please confirm that this is your address, so that you can always get back into your account. The link works for ${String(VERIFY_HOURS)} hours; you can plan meanwhile.`,
    ],
    action: { label: 'Confirm this address', url },
    footnote: 'If you have no account at Landsea, somebody mistyped their address. You need to do nothing.',
  }),
});
