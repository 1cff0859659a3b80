import type { Toast } from '@landsea/web-kit';

export const verificationMessages = {
  confirming: 'Confirming your address',
  notConfirmed: 'Your email is not confirmed yet',
  already: 'Your email is confirmed already',
  invalid: 'This confirmation link is invalid or has expired.',
  please: 'Please confirm your email',
  pleaseText: (email: string) => `We sent a link to ${email}. It keeps the way back into your account open.`,
  sendAgain: 'Send it again',
  sending: 'Sending...',
  notNow: 'Not now',
  goOn: 'Go on planning',
  signIn: 'Sign in',
} as const;

export const confirmed: Toast = {
  title: 'Your email is confirmed',
  description: 'Thank you. You can always get back into your account with it.',
  tone: 'success',
};

export const sentAgain = (email: string): Toast => ({
  title: 'Email sent',
  description: `We sent a new link to ${email}.`,
  tone: 'success',
});

export const notSentAgain = (description: string): Toast => ({
  title: 'The email was not sent',
  description,
  tone: 'error',
});
