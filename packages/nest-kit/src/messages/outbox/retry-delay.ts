const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** 250 ms, doubling, at most 15 seconds. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
