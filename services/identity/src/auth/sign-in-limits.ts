import { demoAccount } from '@landsea/contracts';
import type { KitRequest, RateLimitRule } from '@landsea/nest-kit';

/** The email that a body names, whatever else is wrong with it; counted alike whether it has an account or not. */
export const emailOfBody = ({ body }: KitRequest): string | undefined => {
  const sent: unknown = body;
  if (typeof sent !== 'object' || sent === null || !('email' in sent) || typeof sent.email !== 'string')
    return undefined;
  return sent.email.trim().toLowerCase();
};

const isForDemo = (request: KitRequest): boolean => emailOfBody(request) === demoAccount.email;

/** The password of the demo is public: there is nothing to guess, and its visitors must not shut each other out. */
const emailOf = (request: KitRequest): string | undefined =>
  isForDemo(request) ? undefined : emailOfBody(request);

/** Each visit to the demo takes a copy for a day: one address must not take them all. */
const demoVisitorOf = (request: KitRequest): string | undefined =>
  isForDemo(request) ? request.ip : undefined;

export const SIGN_IN_LIMITS: RateLimitRule[] = [
  { name: 'login-address', limit: 20, windowSeconds: 60, by: 'address' },
  { name: 'login-account', limit: 10, windowSeconds: 15 * 60, by: emailOf },
  { name: 'demo-address', limit: 300, windowSeconds: 24 * 60 * 60, by: demoVisitorOf },
];
export const REGISTER_LIMIT: RateLimitRule = {
  name: 'register-address',
  limit: 60,
  windowSeconds: 60,
  by: 'address',
};
