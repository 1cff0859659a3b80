import type { GoogleOutcome } from '@landsea/contracts/account';
import type { Toast } from '@landsea/web-kit';

type Message = Pick<Toast, 'title' | 'tone'> & { description: string };

/** `lost` is the one end that only the browser can find. */
const messages: Partial<Record<GoogleOutcome | 'lost', Message>> = {
  denied: {
    title: 'Sign in with Google was canceled',
    description: 'Nothing was changed. Try again, or continue with your email.',
    tone: 'info',
  },
  expired: {
    title: 'That sign in is no longer valid',
    description:
      'It was started in another browser, was used already, or took longer than 10 minutes. Please try again.',
    tone: 'error',
  },
  failed: {
    title: 'Sign in with Google failed',
    description: 'Something went wrong on the way. Please try again, or continue with your email.',
    tone: 'error',
  },
  unavailable: {
    title: 'Sign in with Google is not reachable right now',
    description: 'Please try again in a moment, or continue with your email.',
    tone: 'error',
  },
  'not-offered': {
    title: 'Sign in with Google is not set up here',
    description: 'Please continue with your email.',
    tone: 'error',
  },
  busy: {
    title: 'Too many tries',
    description: 'Please wait a minute, then try again.',
    tone: 'error',
  },
  unverified: {
    title: 'Google has not verified your email',
    description: 'Verify it with Google first, or continue with your email and a password here.',
    tone: 'error',
  },
  'has-password': {
    title: 'You already have an account with a password',
    description: 'Sign in with your password first. Then link Google in your settings.',
    tone: 'error',
  },
  'not-invited': {
    title: 'There is no client account with this email',
    description: 'A travel agent invites clients. Open the link in your invitation, or enter its code.',
    tone: 'error',
  },
  'linked-elsewhere': {
    title: 'That Google account cannot be used here',
    description:
      'It, or the Landsea account with its email, is already linked to another one. Sign in the way you did before.',
    tone: 'error',
  },
  'sign-in-first': {
    title: 'Please sign in first',
    description: 'Google is linked from your settings while you are signed in.',
    tone: 'error',
  },
  lost: {
    title: 'Your browser did not keep the sign in',
    description: 'Allow cookies for Landsea, then try again.',
    tone: 'error',
  },
};

export const getGoogleMessage = (outcome: GoogleOutcome | 'lost'): Message | undefined => messages[outcome];
