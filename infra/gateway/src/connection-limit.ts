import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** One client is an IPv4 address or an IPv6 /64, because one subscriber has at least that many. */
export function makeConnectionKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.correctForm()}/64`).startAddress().correctForm();
}

export class ConnectionLimit {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns false when the address has as many open as it may have; nothing is counted then. */
  enter(address: string): boolean {
    const key = makeConnectionKey(address);
    const count = this.open.get(key) ?? 0;
    if (count >= this.most) return false;
    this.open.set(key, count + 1);
    return true;
  }

  leave(address: string): void {
    const key = makeConnectionKey(address);
    const count = this.open.get(key) ?? 0;
    if (count > 1) this.open.set(key, count - 1);
    else this.open.delete(key);
  }
}
