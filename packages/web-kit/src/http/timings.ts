const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds unless named otherwise. */
export const timings = {
  request: { timeout: 15 * SECOND, retries: 3, networkRetryDelay: 2 * SECOND },
  authRequest: { timeout: 10 * SECOND, retries: 1, networkRetryDelay: 2 * SECOND },
  session: {
    firstCheckDelay: 100,
    recheckAfterLogin: 100,
    recheckAfterReload: 500,
    recheckInterval: 5 * MINUTE,
    recheckWhenOlderThan: 30 * MINUTE,
    recheckOnReturnWhenOlderThan: 10 * MINUTE,
    freshFor: 5 * MINUTE,
  },
  redirect: {
    afterLogin: 100,
    registrationSettles: 500,
    afterRegistration: 200,
    afterSessionExpired: 2 * SECOND,
    afterPayment: 2 * SECOND,
  },
  toast: { sessionExpiredSeconds: 6, paymentSeconds: 5, helpSeconds: 5, removalDelay: 1_000_000 },
  subscriptionSuccess: 1.5 * SECOND,
  genie: { clicks: 3, message: 4 * SECOND },
  keyboardShrinkPx: 150,
  firstPage: 700,
  pageFade: 150,
  accessFreshSeconds: 5 * 60,
  rows: {
    retryDelays: [SECOND, 3 * SECOND],
    keptRetryInterval: 15 * SECOND,
    mostServerErrors: 20,
    sentShown: 5 * SECOND,
  },
  live: { firstReconnect: 2 * SECOND, slowestReconnect: 30 * SECOND },
} as const;

export const getUnauthenticatedRetryDelay = (attempt: number): number => (attempt + 1) * SECOND;

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
