import type { Request, Response } from 'express';
import type { IdentityEnv } from '../env.js';
import { DeviceCookie } from './device-cookie.js';

const USER = '3f0a1c5e-7d1b-4c64-9d0f-0f7c0a1b2c3d';
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];

const cookieWith = (secret: string, previous?: string): DeviceCookie =>
  new DeviceCookie({
    PUBLIC_ORIGIN: 'http://localhost:4300',
    DEVICE_COOKIE_SECRET: secret,
    DEVICE_COOKIE_SECRET_PREVIOUS: previous,
  } as IdentityEnv);

/** The request of a browser whose cookie was set with this secret. */
const browserOf = (secret: string): Request =>
  ({ headers: { cookie: `landsea_device=${cookieWith(secret).makeValue(USER)}` } }) as Request;

it('knows a browser while its secret is rotated, and no longer without it', () => {
  expect(cookieWith(NEW, OLD).read(browserOf(OLD))[0]?.userId).toBe(USER);
  expect(cookieWith(NEW, OLD).read(browserOf(NEW))[0]?.userId).toBe(USER);
  expect(cookieWith(NEW).read(browserOf(OLD))).toEqual([]);
});

it('knows five people of one browser, the latest first', () => {
  const cookie = cookieWith(NEW);
  const people = Array.from({ length: 6 }, (_, index) => USER.replace(/.$/, String(index)));
  let headers: { cookie?: string } = {};
  for (const userId of people) {
    const answered = (name: string, value: string) => (headers = { cookie: `${name}=${value}` });
    // Setting a cookie needs nothing else of an answer.
    cookie.set({ req: { headers }, cookie: answered } as unknown as Response, userId);
  }
  const known = cookie.read({ headers } as Request).map(({ userId }) => userId);
  expect(known).toEqual(people.slice(1).reverse());
});
