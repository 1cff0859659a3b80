let last = 0;

/** The next number of a count that all calls and row edits of the page share, to know which of two came first. */
export const nextSequence = (): number => (last += 1);
