let last = 0;

/** A count shared by calls and row edits tells which came first. */
export const takeSequence = (): number => (last += 1);
