import type { HashFile } from '@landsea/contracts/core';

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Two keys while one replaces the other. */
export const getTrustedKeys = (): Uint8Array<ArrayBuffer>[] =>
  meta('release-keys').split(' ').filter(Boolean).map(bytesOf);

/** Empty in development. */
export const getOwnBuild = (): string => meta('release-build');

/** The hashes of this build of the shell; undefined in development. */
export const getOwnHashFile = (): HashFile | undefined => {
  const [path, integrity] = meta('release-hashes').split(' ');
  return path && integrity ? { path, integrity } : undefined;
};

export const decodeBase64 = bytesOf;
