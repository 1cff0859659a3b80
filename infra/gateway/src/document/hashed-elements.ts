import type { FileHashes } from '@landsea/contracts/releases';
import { hashedAsset } from '../paths.js';

const element = /(<(?:script|link)\b[^>]*?) (src|href)="(\/[^"?]+\.(?:js|css))"/g;

const VERSION_DIGITS = 10;

/** Ten digits of a hash, for the address of a file whose name stays when it changes. */
export const makeVersion = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha256-/, ''), 'base64')
    .toString('hex')
    .slice(0, VERSION_DIGITS);

/** The address that gets exactly this content, also after a switch of builds. */
const addressOf = (address: string, integrity: string): string =>
  hashedAsset.test(address) ? address : `${address}?${makeVersion(integrity)}`;

/** HTML whose scripts and sheets are taken only with the hashes of the shell; as it was without them. */
export const withHashes = (html: string, hashes: FileHashes | undefined): string =>
  html.replace(element, (whole, start: string, name: string, address: string) => {
    const integrity = hashes?.[address.slice(1)];
    return integrity ? `${start} integrity="${integrity}" ${name}="${addressOf(address, integrity)}"` : whole;
  });
