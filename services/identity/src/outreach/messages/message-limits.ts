import {
  getCallerAddressKey,
  type CountedRule,
  type KitRequest,
  type RateLimitRule,
} from '@landsea/nest-kit';

const HOUR = 60 * 60;

const emailIn = ({ body }: KitRequest): string | undefined => {
  const email: unknown =
    typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
};

export const MESSAGE_LIMITS: RateLimitRule[] = [
  { name: 'message-network', limit: 10, windowSeconds: HOUR, by: (request) => getCallerAddressKey(request) },
  { name: 'message-email', limit: 5, windowSeconds: HOUR, by: emailIn },
];

/** Beyond the limit messages are stored and not emailed: a flood must not fill the operator's mailbox. */
export const OPERATOR_MAIL_LIMIT: CountedRule = {
  name: 'operator-mail',
  limit: 90,
  windowSeconds: 24 * HOUR,
};
