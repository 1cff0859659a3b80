import { sessionMemory } from '../store/browser-storage';

const BASE = 'https://landsea.invalid';
const KEY = 'intendedDestination';

/** Undefined for a text that a browser could read as another site. */
export const toSafeDestination = (raw: string | null | undefined): string | undefined => {
  if (!raw || raw.length > 2000 || !/^\/(?![/\\])/.test(raw)) return undefined;
  // a browser drops tabs and line ends before it reads an address: "/\t/evil.example" would be another site
  if ([...raw].some((char) => char === '\\' || char.charCodeAt(0) <= 0x20 || char.charCodeAt(0) === 0x7f)) {
    return undefined;
  }
  let url: URL;
  try {
    url = new URL(raw, BASE);
  } catch {
    return undefined;
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === BASE && !path.startsWith('//') ? path : undefined;
};

const isAuthPage = (path: string): boolean => /^\/(auth|login|reset-password)([/?#]|$)/.test(path);

export const rememberDestination = (path: string): void => {
  const safe = toSafeDestination(path);
  if (safe && !isAuthPage(safe)) sessionMemory.write(KEY, safe);
};

/** The next person must not be led there after a deliberate sign-out. */
export const forgetDestination = (): void => {
  sessionMemory.write(KEY, undefined);
};

export const getRememberedDestination = (): string | undefined => toSafeDestination(sessionMemory.read(KEY));

export const takeDestination = (current: string): string | undefined => {
  const safe = toSafeDestination(sessionMemory.read(KEY));
  forgetDestination();
  return safe && !isAuthPage(safe) && safe !== current ? safe : undefined;
};
