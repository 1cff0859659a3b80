import { getCallerAddressKey, type KitRequest, type RateLimitRule } from '@landsea/nest-kit';
import { inviteCodePrefix } from './invitation-secrets.js';

const textOf = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

const codeOf = ({ body }: KitRequest): string | undefined => {
  const key: unknown =
    typeof body === 'object' && body !== null ? (Reflect.get(body, 'key') ?? body) : undefined;
  return textOf(key, 'code');
};

/** Limits count by address and by code prefix: many machines cannot try codes at a useful rate. */
export const HOLDER_LIMITS: RateLimitRule[] = [
  { name: 'invitation-address', limit: 60, windowSeconds: 60, by: 'address' },
  {
    name: 'invite-code-address',
    limit: 20,
    windowSeconds: 15 * 60,
    by: (request) => (codeOf(request) === undefined ? undefined : getCallerAddressKey(request)),
  },
  {
    name: 'invite-code-prefix',
    limit: 30,
    windowSeconds: 60 * 60,
    by: (request) => {
      const code = codeOf(request);
      return code === undefined ? undefined : inviteCodePrefix(code);
    },
  },
];

export const LINK_LIMIT: RateLimitRule = {
  name: 'invitation-link',
  limit: 20,
  windowSeconds: 60 * 60,
  by: 'user',
};
