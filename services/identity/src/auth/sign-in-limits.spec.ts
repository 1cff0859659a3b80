import { demoAccount } from '@landsea/contracts';
import type { KitRequest } from '@landsea/nest-kit';
import { SIGN_IN_LIMITS } from './sign-in-limits.js';

const subjectOf = (rule: string, email: string): unknown => {
  const by = SIGN_IN_LIMITS.find(({ name }) => name === rule)?.by;
  return typeof by === 'function' ? by({ body: { email }, ip: '192.0.2.7' } as KitRequest) : by;
};

it('counts sign-ins by account, but visitors of the demo by address only', () => {
  expect(subjectOf('login-account', ' Robin@example.com ')).toBe('robin@example.com');
  expect(subjectOf('login-account', demoAccount.email)).toBeUndefined();
  expect(subjectOf('demo-address', ` ${demoAccount.email.toUpperCase()}`)).toBe('192.0.2.7');
  expect(subjectOf('demo-address', 'robin@example.com')).toBeUndefined();
});
