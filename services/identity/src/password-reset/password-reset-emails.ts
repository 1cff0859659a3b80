import type { User } from '@landsea/contracts/account';
import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';

export const RESET_MINUTES = 30;

type Person = Pick<User, 'firstName' | 'email' | 'emailVerified'>;

export const resetEmail = (person: Person, url: string): Mail => ({
  to: person.email,
  subject: 'Reset your Landsea password',
  ...makeEmailBody({
    heading: 'Reset your password',
    paragraphs: [
      greet(person),
      `Someone, most likely you, asked to reset the password for your Landsea account. The link below works once and expires in ${RESET_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If you didn’t ask for this, ignore this email. Your password stays the same.',
  }),
});

interface ResetFacts {
  deletionCanceled: boolean;
  isFirstVerification: boolean;
}

const whatElse = ({ deletionCanceled, isFirstVerification }: ResetFacts): string[] => [
  ...(deletionCanceled ? ['The scheduled deletion of your account is canceled.'] : []),
  isFirstVerification
    ? 'This also confirmed your email address. Anyone and anything connected to the account before (collaborators, an agent, calendar links, a Google sign-in) no longer has access.'
    : 'Your calendar links still work. You can turn them off in Settings, under “Where you’re signed in”.',
];

export const makePasswordChangedEmail = (person: Person, origin: string, facts: ResetFacts): Mail => ({
  to: person.email,
  subject: 'Your Landsea password was changed',
  ...makeEmailBody({
    heading: 'Your password was changed',
    paragraphs: [
      greet(person),
      'The password for your Landsea account was just changed, and every browser was signed out.',
      ...whatElse(facts),
    ],
    action: { label: 'Sign in', url: `${origin}/auth` },
    footnote:
      'If this wasn’t you, reset your password right away: choose “Forgot your password?” on the sign-in page.',
  }),
});
