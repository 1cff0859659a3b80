/** Counts what each address has open at a time. */
export class ConnectionLimit {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns false when the address has as many open as it may have; nothing is counted then. */
  enter(address: string): boolean {
    const count = this.open.get(address) ?? 0;
    if (count >= this.most) return false;
    this.open.set(address, count + 1);
    return true;
  }

  leave(address: string): void {
    const count = this.open.get(address) ?? 0;
    if (count > 1) this.open.set(address, count - 1);
    else this.open.delete(address);
  }
}
