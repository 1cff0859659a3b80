import type { CountedRule, RateLimitRule } from '@landsea/nest-kit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Sign-ins with a password. Only failed ones stay counted by pair, device and account. */
export const SIGN_IN_LIMITS = {
  /** By address, or by account in browsers where the owner signed in before; all tries. */
  tries: { name: 'login-tries', limit: 20, windowSeconds: MINUTE },
  /** One account from one address. */
  pair: { name: 'login-pair', limit: 10, windowSeconds: 15 * MINUTE, canGiveBack: true },
  /** One account in all browsers where its owner signed in before: nobody else's guesses count here. */
  device: { name: 'login-device', limit: 10, windowSeconds: 15 * MINUTE, canGiveBack: true },
  /** One account from all unknown browsers together: beyond it each answer takes longer, but none is refused. */
  account: { name: 'login-account', limit: 100, windowSeconds: 15 * MINUTE, canGiveBack: true },
} satisfies Record<string, CountedRule>;

/** Requests for a reset link. Beyond the limit by address the answer is 429; beyond the others no mail is sent, without any sign of it. */
export const FORGOT_ADDRESS_LIMIT: RateLimitRule = {
  name: 'forgot-address',
  limit: 10,
  windowSeconds: HOUR,
  by: 'address',
};
export const FORGOT_LIMITS = {
  pair: { name: 'forgot-pair', limit: 3, windowSeconds: HOUR },
  /** The first mail of a pair is sent whatever others requested; only further ones need the account's budget. */
  first: { name: 'forgot-first', limit: 1, windowSeconds: HOUR },
  device: { name: 'forgot-device', limit: 3, windowSeconds: HOUR },
  account: { name: 'forgot-account', limit: 10, windowSeconds: HOUR },
} satisfies Record<string, CountedRule>;

/** Each visit to the demo takes a copy for a day: one address must not take them all. */
export const DEMO_ADDRESS_LIMIT: CountedRule = { name: 'demo-address', limit: 50, windowSeconds: 24 * HOUR };

export const RESET_LIMIT: RateLimitRule = {
  name: 'reset-address',
  limit: 20,
  windowSeconds: MINUTE,
  by: 'address',
};
export const REGISTER_LIMIT: RateLimitRule = {
  name: 'register-address',
  limit: 60,
  windowSeconds: MINUTE,
  by: 'address',
};
