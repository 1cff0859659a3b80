/** The page itself says what went wrong; only the end of a session is announced for all of them. */
export const shownByForm = { except: ['UNAUTHENTICATED'] } as const;
