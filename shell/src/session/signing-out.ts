/** The state of a visit to the landing page on the way out: who is not signed out yet is not led on from there. */
export const signingOut = { isSigningOut: true } as const;

export const isSigningOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSigningOut' in state;
