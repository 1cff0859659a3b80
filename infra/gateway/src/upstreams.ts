/** A copy that could not be reached is left alone for this long, unless no other is better. */
const REST_MS = 2000;

export interface Upstream {
  readonly address: URL;
  downUntil: number;
}

/** The running copies of one service: each call goes to the next one, past those that were found dead. */
export class Upstreams {
  private readonly copies: readonly Upstream[];
  private turn = 0;

  constructor(
    addresses: readonly URL[],
    private readonly now: () => number = Date.now,
  ) {
    this.copies = addresses.map((address) => ({ address, downUntil: 0 }));
  }

  /** @param tried copies that this call has been to. @returns undefined when it has been to all. */
  next(tried: readonly Upstream[] = []): Upstream | undefined {
    const inTurn = this.copies.map((_, place) => this.copies[(this.turn + place) % this.copies.length]);
    const left = inTurn.filter((copy) => copy !== undefined).filter((copy) => !tried.includes(copy));
    const chosen = left.find(({ downUntil }) => downUntil <= this.now()) ?? left[0];
    if (chosen) this.turn = (this.copies.indexOf(chosen) + 1) % this.copies.length;
    return chosen;
  }

  notReached(copy: Upstream): void {
    copy.downUntil = this.now() + REST_MS;
  }

  reached(copy: Upstream): void {
    copy.downUntil = 0;
  }
}
