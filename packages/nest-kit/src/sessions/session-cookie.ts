import { sessionCookieNames } from '@landsea/contracts/core';
import type { CookieOptions } from 'express';

const [plainName, secureName] = sessionCookieNames;
const SESSION_DAYS = 30;
export const SESSION_MAX_AGE_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** `__Host-` requires https, so plain-http localhost has no prefix. */
export function makeSessionCookie(publicOrigin: string): { name: string; options: CookieOptions } {
  const secure = publicOrigin.startsWith('https:');
  return {
    name: secure ? secureName : plainName,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: SESSION_MAX_AGE_MS },
  };
}

/** The first one wins: browsers send the most specific first. */
export function readCookie(
  header: string | undefined,
  name: string,
  form = /^[\w-]{20,128}$/,
): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && form.test(value) ? value : undefined;
}
