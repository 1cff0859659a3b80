import { letter, type Mail } from '@landsea/nest-kit';

export const RESET_MINUTES = 30;

interface Person {
  firstName: string;
  email: string;
}

export const resetLetter = ({ firstName, email }: Person, url: string): Mail => ({
  to: email,
  subject: 'Reset your Landsea password',
  ...letter({
    heading: 'Reset your password',
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody, most likely you, asked for a new password for your Landsea account. The link below works once, within ${String(RESET_MINUTES)} minutes.`,
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If you did not ask for this, you need to do nothing: your password stays as it is.',
  }),
});

export const passwordChangedLetter = ({ firstName, email }: Person, origin: string): Mail => ({
  to: email,
  subject: 'Your Landsea password was changed',
  ...letter({
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your Landsea account has just been changed, and every browser that was signed in has been signed out.',
    ],
    action: { label: 'Sign in', url: `${origin}/auth` },
    footnote:
      'If this was not you, ask for a new password at once: choose "Forgot your password?" on the sign-in page.',
  }),
});
