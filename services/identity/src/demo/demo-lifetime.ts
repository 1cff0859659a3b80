import type { DemoKind } from '@landsea/contracts/account';

const HOUR_MS = 60 * 60 * 1000;

/** From signing in until the visitor's copy is deleted. */
export const DEMO_LIFE_MS = 24 * HOUR_MS;
/** A copy that nobody took is replaced after this, so that its dates stay about as far ahead as promised. */
export const STOCK_LIFE_MS = 24 * HOUR_MS;
/** A copy this old is no longer given to anybody: it is about to be replaced. */
export const STOCK_USE_MS = 23 * HOUR_MS;

interface Stock {
  /** How many unused copies are kept ready: a burst of this many visitors waits for nothing. */
  ready: number;
  /** Copies at any time, used and unused. Beyond this many, visitors get an error. */
  most: number;
  /** Copies requested at once, so that making them does not hold up those who sign in. */
  perRun: number;
}

/** An agent's copy has several trips, and far fewer visitors want one. */
export const demoStock: Readonly<Record<DemoKind, Stock>> = {
  family: { ready: 60, most: 3_000, perRun: 10 },
  agent: { ready: 6, most: 300, perRun: 2 },
};
