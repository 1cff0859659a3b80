const HOUR_MS = 60 * 60 * 1000;

/** From signing in until the visitor's copy is deleted. */
export const DEMO_LIFE_MS = 24 * HOUR_MS;
/** A copy that nobody took is replaced after this, so that its dates stay about as far ahead as promised. */
export const STOCK_LIFE_MS = 24 * HOUR_MS;
/** A copy this old is no longer given to anybody: it is about to be replaced. */
export const STOCK_USE_MS = 23 * HOUR_MS;

/** How many unused copies are kept ready: a burst of this many visitors waits for nothing. */
export const READY_COPIES = 60;
/** Copies at any time, used and unused. Beyond this many, visitors get an error. */
export const MOST_COPIES = 3_000;
/** Copies requested at once, so that making them does not hold up those who sign in. */
export const COPIES_PER_RUN = 10;
