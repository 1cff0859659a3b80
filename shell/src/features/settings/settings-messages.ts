import type { ActivityKind } from '@landsea/contracts/account';

export const settingsMessages = {
  title: 'Settings',
  lead: 'Account, appearance and privacy',
  billing: 'Billing and receipts',
  demo: 'This is a private demo that is deleted after a day, so its name, email, password and choices stay as they are. Create a free account to use your own.',
  profileSaved: 'Name saved',
  passwordSaved: 'Password changed',
  passwordSet: 'Password set',
  othersEnded: 'Every other browser has been signed out.',
  emailSent: (email: string) => `We sent a link to ${email}`,
  emailSentText: 'Your email changes once you follow it. It works for 24 hours.',
  emailCancelled: 'Your email stays as it is',
  googleUnlinked: 'Google is no longer linked',
  calendarLinks: (count: number) =>
    count === 1 ? '1 calendar link is active' : `${count} calendar links are active`,
  calendarLinksText:
    'Anyone who has one sees the dates of that trip, even after a password change. Once it is off, calendars that use it stop updating.',
  endCalendarLinks: 'Turn off all calendar links',
  calendarLinksEnded: 'Calendar links are turned off',
  askCalendarLinks: 'Also turn off your calendar links?',
  turnOff: 'Turn them off',
  keepThem: 'Keep them',
  sessionEnded: (device: string) => `${device} is signed out`,
  activity: 'Recent activity',
  activityText: 'Something you don’t recognize? Change your password. That signs out every other browser.',
  activityWithoutPassword:
    'Something you don’t recognize? End all other sessions and check the security of your Google account.',
  activityAway: 'Recent activity can’t be shown right now.',
  kept: 'Your account stays',
  keptText: 'Nothing will be deleted.',
  deletionAsked: 'Your account will be deleted',
} as const;

/** An event that only a newer service knows is not shown. */
export const activityNames: Readonly<Record<string, string>> = {
  registered: 'Account created',
  'sign-in': 'Signed in',
  'new-device': 'Signed in on a new device',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-changed': 'Email changed',
  'google-linked': 'Google linked',
  'google-unlinked': 'Google unlinked',
  'sessions-ended': 'Signed out other browsers',
  export: 'Copy of your data requested',
} satisfies Record<ActivityKind, string>;

export const themeNames = { system: 'Same as device', light: 'Light', dark: 'Dark' } as const;
