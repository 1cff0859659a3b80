import type { CountedRule, RateLimitRule } from '@landsea/nest-kit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Only failed ones stay counted by pair, device and account. */
export const SIGN_IN_LIMITS = {
  tries: { name: 'login-tries', limit: 20, windowSeconds: MINUTE },
  pair: { name: 'login-pair', limit: 10, windowSeconds: 15 * MINUTE, canGiveBack: true },
  device: { name: 'login-device', limit: 10, windowSeconds: 15 * MINUTE, canGiveBack: true },
  /** All unknown browsers of one account together: beyond the limit answers take longer, none is refused. */
  account: { name: 'login-account', limit: 100, windowSeconds: 15 * MINUTE, canGiveBack: true },
  accountLong: { name: 'login-account-long', limit: 300, windowSeconds: 15 * MINUTE, canGiveBack: true },
} satisfies Record<string, CountedRule>;

export const NETWORK_LIMITS = {
  tries: {
    56: { name: 'login-tries-56', limit: 40, windowSeconds: MINUTE },
    48: { name: 'login-tries-48', limit: 80, windowSeconds: MINUTE },
  },
  pair: {
    56: { name: 'login-pair-56', limit: 20, windowSeconds: 15 * MINUTE, canGiveBack: true },
    48: { name: 'login-pair-48', limit: 40, windowSeconds: 15 * MINUTE, canGiveBack: true },
  },
  demo: {
    56: { name: 'demo-56', limit: 100, windowSeconds: 24 * HOUR },
    48: { name: 'demo-48', limit: 200, windowSeconds: 24 * HOUR },
  },
} satisfies Record<string, Record<56 | 48, CountedRule>>;

/**
 * Beyond the limit by address the answer is 429; beyond the others no mail is sent, without any sign of it.
 */
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
