/** The landing page must not redirect a person who is still being signed out. */
export const signingOut = { isSigningOut: true } as const;

export const isSigningOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSigningOut' in state;
