import { changesPerson, isKeptRead } from './index.js';

const trip = '/api/v1/trips/5c1f3c0e-9a44-4e0b-8a0a-2f1d5c7c9d10';
const isKept = (path: string): boolean => isKeptRead(new URL(path, 'https://landsea.example'));

it.each([
  '/api/trips',
  '/api/trips/5c1f3c0e-9a44-4e0b-8a0a-2f1d5c7c9d10',
  '/api/user/access?tripId=5c1f3c0e-9a44-4e0b-8a0a-2f1d5c7c9d10',
  `${trip}/days`,
  `${trip}/day-catalogue`,
  `${trip}/budget`,
  `${trip}/expenses`,
  `${trip}/tasks`,
  '/api/v1/catalogue/attractions?park=magic-kingdom',
])('%s is kept for a time without a signal', (path) => {
  expect(isKept(path)).toBe(true);
});

it.each([
  '/api/auth/account',
  '/api/auth/sessions',
  '/api/billing/overview',
  '/api/v1/calendar-links',
  `${trip}/share-links`,
  `${trip}/collaborators`,
  `${trip}/stream`,
  `${trip}/items/1/photo`,
  `${trip}/days?asClient=1`,
  '/api/v1/clients',
  '/api/v1/agent-trips/1',
])('%s never is', (path) => {
  expect(isKept(path)).toBe(false);
});

it.each([
  ['/api/auth/login', true],
  ['/api/auth/logout', true],
  ['/api/auth/register', true],
  ['/api/auth/register-for-trip', true],
  ['/api/auth/register-for-team', true],
  ['/api/v1/invitations/register', true],
  ['/api/auth/user', false],
  ['/api/auth/register-for-nothing', false],
])('%s signs somebody in or out: %s', (path, expected) => {
  expect(changesPerson(path)).toBe(expected);
});
