import { isIPv4 } from 'node:net';
import { Address6 } from 'ip-address';
import type { Request } from 'express';

const NETWORK_BITS = 64;

/**
 * What an address counts as: an IPv4 address itself, also when it is written as IPv6; of IPv6 the /64, because a customer
 * of any provider has at least so many addresses. What is no address counts together.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  if (isIPv4(ip)) return ip;
  try {
    const address = new Address6(ip);
    if (address.isMapped4()) return address.to4().correctForm();
    const network = new Address6(`${address.correctForm()}/${String(NETWORK_BITS)}`).startAddress();
    return `${network.correctForm()}/${String(NETWORK_BITS)}`;
  } catch {
    return 'unknown';
  }
}

/**
 * The larger networks of an IPv6 key of {@link addressKey}: providers give a customer a /56 or a /48, which hold 256 and 65,536
 * such keys. Empty for IPv4.
 */
export function widerNetworks(key: string): { bits: 56 | 48; network: string }[] {
  if (!key.includes(':')) return [];
  const address = new Address6(key).startAddress().correctForm();
  return ([56, 48] as const).map((bits) => ({
    bits,
    network: `${new Address6(`${address}/${String(bits)}`).startAddress().correctForm()}/${String(bits)}`,
  }));
}

/** The address that a call counts for, as the trusted proxies deliver it. */
export const addressOf = (request: Partial<Pick<Request, 'ip'>>): string => addressKey(request.ip);
