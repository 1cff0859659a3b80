import type { User } from '@landsea/contracts/account';
import { greeting, emailBody, type Mail } from '@landsea/nest-kit';
import { RESET_MINUTES } from './reset-link.js';

type Person = Pick<User, 'firstName' | 'email' | 'emailVerified'>;

export const resetEmail = (person: Person, url: string): Mail => ({
  to: person.email,
  subject: 'Reset your Landsea password',
  ...emailBody({
    heading: 'Reset your password',
    paragraphs: [
      greeting(person),
      `Somebody, most likely you, asked for a new password for your Landsea account. The link below works once, within ${String(RESET_MINUTES)} minutes.`,
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If you did not ask for this, you need to do nothing: your password stays as it is.',
  }),
});

interface ResetFacts {
  deletionCanceled: boolean;
  /** The reset was also the first proof that the address is theirs, so that all earlier access is gone. */
  isFirstVerification: boolean;
}

const whatElse = ({ deletionCanceled, isFirstVerification }: ResetFacts): string[] => [
  ...(deletionCanceled ? ['The deletion of your account that was scheduled is canceled.'] : []),
  isFirstVerification
    ? 'This also confirmed your email address. Anybody who was connected to the account before, such as collaborators, an agent, calendar links or a Google sign-in, no longer has access.'
    : 'Calendar links that you made stay active. You can turn them off in Settings, under Sessions.',
];

export const passwordChangedEmail = (person: Person, origin: string, facts: ResetFacts): Mail => ({
  to: person.email,
  subject: 'Your Landsea password was changed',
  ...emailBody({
    heading: 'Your password was changed',
    paragraphs: [
      greeting(person),
      'The password of your Landsea account has just been changed, and every browser that was signed in has been signed out.',
      ...whatElse(facts),
    ],
    action: { label: 'Sign in', url: `${origin}/auth` },
    footnote:
      'If this was not you, ask for a new password at once: choose "Forgot your password?" on the sign-in page.',
  }),
});
