import { createHash } from 'node:crypto';
import type { HashFile } from '@landsea/contracts/core';
import type { FileHashes } from '@landsea/contracts/releases';

export const hashSha256 = (body: Buffer): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;

const isLoaded = (path: string): boolean => /^assets\/.*\.(js|css)$/.test(path);

export function addHashFile(files: Map<string, Buffer>): HashFile {
  const paths = [...files.keys()].filter(isLoaded).sort();
  const hashes: FileHashes = Object.fromEntries(
    paths.map((path) => [path, hashSha256(files.get(path) ?? Buffer.of())]),
  );
  const body = Buffer.from(JSON.stringify(hashes));
  const name = createHash('sha256').update(body).digest('hex').slice(0, 10);
  const path = `assets/hashes.${name}.json`;
  files.set(path, body);
  return { path, integrity: hashSha256(body) };
}
