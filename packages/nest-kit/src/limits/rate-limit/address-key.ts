import { isIPv4 } from 'node:net';
import { Address6 } from 'ip-address';
import type { Request } from 'express';

const NETWORK_BITS = 64;

/** An IPv6 address counts by its /64, the least that a provider gives a customer. All invalid addresses share one key. */
export function getAddressKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  if (isIPv4(ip)) return ip;
  try {
    const address = new Address6(ip);
    if (address.isMapped4()) return address.to4().correctForm();
    const network = new Address6(`${address.correctForm()}/${NETWORK_BITS}`).startAddress();
    return `${network.correctForm()}/${NETWORK_BITS}`;
  } catch {
    return 'unknown';
  }
}

/** A customer may have a /56 or /48 with 256 or 65,536 keys. Empty for IPv4. */
export function listWiderNetworks(key: string): { bits: 56 | 48; network: string }[] {
  if (!key.includes(':')) return [];
  const address = new Address6(key).startAddress().correctForm();
  return ([56, 48] as const).map((bits) => ({
    bits,
    network: `${new Address6(`${address}/${bits}`).startAddress().correctForm()}/${bits}`,
  }));
}

export const getCallerAddressKey = (request: Partial<Pick<Request, 'ip'>>): string =>
  getAddressKey(request.ip);
