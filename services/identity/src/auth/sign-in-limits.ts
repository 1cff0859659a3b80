import { demoAccount } from '@landsea/contracts';
import type { KitRequest, RateLimitRule } from '@landsea/nest-kit';

/** The demo account's password is public: there is nothing to guess, and its visitors must not shut each other out. */
const emailOf = (request: KitRequest): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string')
    return undefined;
  const email = body.email.trim().toLowerCase();
  return email === demoAccount.email ? undefined : email;
};

export const SIGN_IN_LIMITS: RateLimitRule[] = [
  { name: 'login-address', limit: 20, windowSeconds: 60, by: 'address' },
  { name: 'login-account', limit: 10, windowSeconds: 15 * 60, by: emailOf },
];
export const REGISTER_LIMIT: RateLimitRule = {
  name: 'register-address',
  limit: 60,
  windowSeconds: 60,
  by: 'address',
};
