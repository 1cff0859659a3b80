import { findRule } from '../src/paths.js';

const owners: [path: string, owner: string][] = [
  ['/api/auth/user', 'identity'],
  ['/api/auth/google/callback', 'identity'],
  ['/auth/google', 'identity'],
  ['/auth/google/callback', 'identity'],
  ['/auth', 'shell'],
  ['/auth/signup', 'shell'],
  ['/auth/googly', 'shell'],
  ['/api/login', 'identity'],
  ['/api/login-history', 'trips'],
  ['/api/docs/identity', 'identity'],
  ['/api/docs/billing/json', 'billing'],
  ['/api/docs/trips', 'trips'],
  ['/api/mcp', 'trips'],
  ['/api/create-trip-checkout', 'billing'],
  ['/api/verify-payment', 'billing'],
  ['/api/billing/prices', 'billing'],
  ['/api/billings', 'trips'],
  ['/api/stripe/webhook', 'billing'],
  ['/api/trips', 'trips'],
  ['/api/v1/trips/active', 'trips'],
  ['/api/user/access', 'trips'],
  ['/apigee', 'shell'],
  ['/internal', 'nowhere'],
  ['/internal/inbox', 'nowhere'],
  ['/internals', 'shell'],
  ['/metrics', 'nowhere'],
  ['/health/ready', 'nowhere'],
  ['/remotes.json', 'manifest'],
  ['/remotes/family/abc/remoteEntry.js', 'remote'],
  ['/', 'shell'],
  ['/trip/1/budget-center', 'shell'],
  ['/billing/success', 'shell'],
];

it.each(owners)('%s is answered by %s', (path, owner) => {
  expect(findRule(path).owner).toBe(owner);
});
