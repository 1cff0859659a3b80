import type { GoogleOutcome } from '@landsea/contracts';

/** The words of the settings. */
export const settingsMessages = {
  title: 'Settings',
  lead: 'Your account, how Landsea looks, and what it keeps of you.',
  demo: 'You are looking around with the demo account. It is shared, so its name, email, password and choices stay as they are.',
  profileSaved: 'Name saved',
  passwordSaved: 'Password changed',
  passwordSet: 'Password set',
  othersEnded: 'Every other browser has been signed out.',
  emailSent: (email: string) => `We sent a link to ${email}`,
  emailSentText: 'Your email changes once you follow it. It works for 24 hours.',
  emailCancelled: 'Your email stays as it is',
  googleUnlinked: 'Google is no longer linked',
  sessionEnded: (device: string) => `${device} is signed out`,
  kept: 'Your account stays',
  keptText: 'Nothing will be deleted.',
  deletionAsked: 'Your account will be deleted',
} as const;

/** How a way through Google that began here has ended; the way through sign-in has its own words. */
export const googleOutcomes: Partial<Record<GoogleOutcome, { tone: 'success' | 'error'; text: string }>> = {
  linked: { tone: 'success', text: 'Google is linked. You can sign in with it from now on.' },
  denied: { tone: 'error', text: 'Google was not linked: you stopped on the way.' },
  expired: { tone: 'error', text: 'That took too long. Please link Google again.' },
  unavailable: { tone: 'error', text: 'Google cannot be reached right now. Please try again in a moment.' },
  busy: { tone: 'error', text: 'Too many attempts. Please wait a moment and try again.' },
  unverified: { tone: 'error', text: 'Google has not verified the email of that account.' },
  'not-offered': { tone: 'error', text: 'Signing in with Google is not offered here.' },
  'linked-elsewhere': {
    tone: 'error',
    text: 'That Google account is linked to another Landsea account already.',
  },
  'sign-in-first': { tone: 'error', text: 'Please sign in before you link Google.' },
  demo: { tone: 'error', text: 'The demo account is shared: it cannot be linked to Google.' },
};
export const googleFailed = { tone: 'error', text: 'Google was not linked. Please try again.' } as const;

export const themeNames = { system: 'Same as device', light: 'Light', dark: 'Dark' } as const;
