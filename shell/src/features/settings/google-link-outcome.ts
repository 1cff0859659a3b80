import { GoogleOutcome } from '@landsea/contracts/account';
import type { NoticeProps } from '@landsea/ui/notice';

type Message = { text: string; tone: NonNullable<NoticeProps['tone']> };

const notLinked = 'Google was not linked: something went wrong on the way. Please try again.';

const messages: Partial<Record<GoogleOutcome, Message>> = {
  linked: { text: 'Google is linked. From now on you can sign in with it as well.', tone: 'success' },
  'signed-in-again': {
    text: 'You signed in again. For the next 10 minutes you can set a password, change your email or delete your account.',
    tone: 'success',
  },
  'verify-email-first': {
    text: 'Confirm your email before you link a Google account with another address.',
    tone: 'error',
  },
  denied: { text: 'Linking Google was canceled. Nothing was changed.', tone: 'info' },
  expired: {
    text: 'That Google sign-in was already used, or took longer than 10 minutes. Please try again.',
    tone: 'error',
  },
  unavailable: { text: 'Google cannot be reached right now. Please try again in a moment.', tone: 'error' },
  'not-offered': { text: 'Sign in with Google is not set up here.', tone: 'error' },
  busy: { text: 'Too many tries. Please wait a minute, then try again.', tone: 'error' },
  unverified: {
    text: 'Google has not verified the email of that account. Verify it there first, then link it.',
    tone: 'error',
  },
  'linked-elsewhere': { text: 'That Google account is linked to another Landsea account.', tone: 'error' },
  'recent-sign-in-required': {
    text: 'To keep your account safe, sign out and in again, then link Google within 10 minutes.',
    tone: 'error',
  },
  demo: {
    text: 'A demo cannot be linked to Google. Create a free account to sign in with Google.',
    tone: 'error',
  },
};

export const readGoogleLinkOutcome = (search: string): Message | undefined => {
  const outcome = GoogleOutcome.safeParse(new URLSearchParams(search).get('google')).data;
  return outcome && (messages[outcome] ?? { text: notLinked, tone: 'error' });
};
