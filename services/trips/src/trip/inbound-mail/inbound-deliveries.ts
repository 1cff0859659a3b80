import {
  getCallerAddressKey,
  CLOCK,
  DomainError,
  rateLimited,
  RateLimiter,
  readRawBody,
  makeUnavailable,
  type Clock,
  type CountedRule,
  type KitRequest,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { isProven, isSignedDelivery, readSignedAt } from './inbound-signature.js';
import { MOST_MAIL_BYTES } from './mail-bounds.js';

/** Valid deliveries all come from one provider, so no limit by address applies. */
const FORGED_LIMIT: CountedRule = { name: 'forged-email', limit: 60, windowSeconds: 60 };
/** A forged body that is large costs far more than its headers, so an address has few of these read. */
const FORGED_LARGE_LIMIT: CountedRule = { name: 'forged-large-email', limit: 3, windowSeconds: 600 };
const LARGE_BYTES = 1024 * 1024;
/** Unproven bodies: this many are read at once, and this many wait. */
const MOST_UNPROVEN = 3;
const MOST_WAITING = 12;
/** A provider sends a mail in seconds; a slow sender blocks others. */
const SLOWEST = { startMs: 10_000, bytesPerSecond: 256 * 1024 };

const headerOf = (request: KitRequest, name: string): string => String(request.headers[name] ?? '');

export interface DeliveryKind {
  secret: string;
  signsRecipient: boolean;
}

/**
 * The signature is the only proof: an implausible delivery costs no more than its headers, an invalid one at
 * most one body.
 */
@Injectable()
export class InboundDeliveries {
  private reading = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError MALFORMED_BODY, PAYLOAD_TOO_LARGE, RATE_LIMITED, SERVICE_UNAVAILABLE. */
  async take(
    request: KitRequest,
    { secret, signsRecipient }: DeliveryKind,
  ): Promise<{ recipient: string; email: Buffer }> {
    const signature = headerOf(request, 'landsea-signature');
    const recipient = headerOf(request, 'landsea-recipient');
    const at = readSignedAt(signature, this.clock());
    if (at === undefined) return this.refuse(request, [FORGED_LIMIT]);
    const length = Number(request.headers['content-length'] ?? NaN);
    const proven = isProven(headerOf(request, 'landsea-proof'), recipient, length, secret, at);
    // A body that does not say its length may be large.
    const rules = length <= LARGE_BYTES ? [FORGED_LIMIT] : [FORGED_LIMIT, FORGED_LARGE_LIMIT];
    if (!proven) await this.refuseForger(request, rules);
    const read = () => readRawBody(request, MOST_MAIL_BYTES, SLOWEST);
    const check = async (email: Buffer): Promise<boolean> =>
      isSignedDelivery(signature, email, secret, this.clock(), signsRecipient ? `${recipient}\n` : '');
    const readAndCheck = async () => {
      const email = await read();
      return (await check(email)) ? { recipient, email } : this.refuse(request, rules);
    };
    const readUnproven = async () => {
      // Others of this address may have been forged while this one waited.
      if (rules.length > 1) await this.refuseForger(request, rules);
      return readAndCheck();
    };
    return proven ? readAndCheck() : this.runInTurn(readUnproven);
  }

  private async refuseForger(request: KitRequest, rules: readonly CountedRule[]): Promise<void> {
    for (const rule of rules) {
      const { left, retryAfter } = await this.limiter.state(rule, getCallerAddressKey(request));
      if (left <= 0) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    }
  }

  private async runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.reading >= MOST_UNPROVEN) {
      if (this.waiting.length >= MOST_WAITING) throw makeUnavailable('too many emails without a proof');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.reading += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.reading -= 1;
    }
  }

  private async refuse(request: KitRequest, rules: readonly CountedRule[]): Promise<never> {
    const after = [];
    for (const rule of rules) after.push(await this.limiter.hit(rule, getCallerAddressKey(request)));
    const retryAfter = after.find((seconds) => seconds !== undefined);
    if (retryAfter !== undefined) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
  }
}
