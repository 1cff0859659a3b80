import type { Toast } from '@landsea/web-kit';

export const verificationMessages = {
  confirming: 'Confirming your address',
  notConfirmed: 'Your email is not confirmed yet',
  already: 'Your email is confirmed already',
  another: 'This link is for another account',
  nothingToDo: 'There is nothing left to do.',
  invalid: 'This confirmation link is invalid or has expired.',
  please: 'Please confirm your email',
  pleaseText: (email: string) =>
    `We sent a link to ${email}. Confirm your email to share trips and sync your calendar.`,
  sendAgain: 'Send it again',
  sending: 'Sending...',
  notNow: 'Not now',
  goOn: 'Keep planning',
  signIn: 'Sign in',
  signOut: 'Sign out and use the other account',
  dialog: {
    title: 'Confirm your email first',
    lead: (email: string) =>
      `It makes sure that nobody shares a trip in your name. We send a link to ${email}; what you typed here stays.`,
    send: 'Send me the confirmation email',
    sent: (email: string) => `Open the link that we sent to ${email}, then come back here and try again.`,
    done: 'Got it',
  },
} as const;

export const confirmed: Toast = {
  title: 'Your email is confirmed',
  description: 'Thank you. You can always get back into your account with it.',
  tone: 'success',
};

export const makeSentAgainToast = (email: string): Toast => ({
  title: 'Email sent',
  description: `We sent a new link to ${email}.`,
  tone: 'success',
});

export const makeNotSentToast = (description: string): Toast => ({
  title: 'The email was not sent',
  description,
  tone: 'error',
});
