const SHARED = 'The demo account is shared by everybody who looks around.';

/** Why the demo account may not do it. */
export const demoWords = {
  profile: `${SHARED} Its name stays as it is; create a free account to use your own.`,
  preferences: `${SHARED} What it is told stays as it is; create a free account to choose for yourself.`,
  email: `${SHARED} Its email cannot be changed; create a free account to use your own.`,
  password: `${SHARED} Its password cannot be changed; create a free account to choose your own.`,
  google: `${SHARED} It has no Google account of its own.`,
  invite: `${SHARED} It cannot invite anybody.`,
  accept: `${SHARED} It cannot accept invitations.`,
  deletion: `${SHARED} It cannot be deleted.`,
} as const;
