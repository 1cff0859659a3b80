import type { Request } from 'express';
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
  expect(cookieWith(NEW, OLD).read(browserOf(OLD))?.userId).toBe(USER);
  expect(cookieWith(NEW, OLD).read(browserOf(NEW))?.userId).toBe(USER);
  expect(cookieWith(NEW).read(browserOf(OLD))).toBeUndefined();
});
