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

/** HTML whose scripts and sheets are taken only with the hash of their address, where `find` knows one. */
export const withHashes = (html: string, find: (address: string) => string | undefined): string =>
  html.replace(element, (whole, start: string, name: string, address: string) => {
    const integrity = find(address);
    return integrity ? `${start} integrity="${integrity}" ${name}="${addressOf(address, integrity)}"` : whole;
  });
