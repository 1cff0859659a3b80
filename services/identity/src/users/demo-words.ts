const PRIVATE = 'This is a private demo that is deleted after a day.';
const OWN = 'Create a free account to';

export const demoWords = {
  profile: `${PRIVATE} ${OWN} use your own name.`,
  preferences: `${PRIVATE} ${OWN} choose how you are reminded.`,
  email: `${PRIVATE} ${OWN} use your own email.`,
  password: `${PRIVATE} ${OWN} choose your own password.`,
  google: `${PRIVATE} ${OWN} sign in with Google.`,
  invite: `${PRIVATE} ${OWN} invite people.`,
  accept: `${PRIVATE} ${OWN} accept invitations.`,
  deletion: `${PRIVATE} There is nothing else to delete.`,
} as const;
