import type { User } from '@landsea/contracts/account';
import { makeEmailBody, type Mail } from '@landsea/nest-kit';

export const VERIFY_HOURS = 48;

/** Quotes nothing that was typed in at registration: the address may belong to somebody else. */
export const makeVerificationEmail = ({ email }: Pick<User, 'email'>, url: string): Mail => ({
  to: email,
  subject: 'Confirm your email address for Landsea',
  ...makeEmailBody({
    heading: 'Confirm your email address',
    paragraphs: [
      'Hi,',
      `Welcome to Landsea! Please confirm that this is your address, so you can always get back into your account. The link works for ${VERIFY_HOURS} hours, and you can start planning in the meantime.`,
    ],
    action: { label: 'Confirm this address', url },
    footnote:
      'If you didn’t create a Landsea account, someone probably mistyped their address. You can ignore this email.',
  }),
});
