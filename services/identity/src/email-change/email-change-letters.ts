import { letter } from '@landsea/nest-kit';

interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** To the new address, which may belong to somebody else: it quotes nothing that the person typed besides it. */
export const confirmLetter = (email: string, url: string): Letter => ({
  subject: 'Confirm your new email for Landsea',
  ...letter({
    heading: 'Confirm your new email',
    paragraphs: [
      `You asked to use ${email} for your Landsea account. It changes once you confirm that this address is yours.`,
    ],
    action: { label: 'Confirm this email', url },
    footnote: 'The link works once, for 24 hours. If this was not you, do nothing: nothing changes.',
  }),
});

/** To the old address. */
export const noticeLetter = (firstName: string, email: string, settingsUrl: string): Letter => ({
  subject: 'The email of your Landsea account is about to change',
  ...letter({
    heading: 'Your email is about to change',
    paragraphs: [
      `Hello ${firstName},`,
      `somebody who knows your password asked to change the email of your Landsea account to ${email}. Until that address is confirmed, you sign in with this one.`,
      'If this was not you, change your password now: that takes this back and ends every other session.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
  }),
});
