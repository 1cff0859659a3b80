import {
  addressOf,
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
    if (at === undefined) return this.refuse(request);
    const { left, retryAfter } = await this.limiter.state(FORGED_LIMIT, addressOf(request));
    const length = Number(request.headers['content-length'] ?? NaN);
    const proven = isProven(headerOf(request, 'landsea-proof'), recipient, length, secret, at);
    if (left <= 0 && !proven) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    const read = () => readRawBody(request, MOST_MAIL_BYTES, SLOWEST);
    const check = async (email: Buffer): Promise<boolean> =>
      isSignedDelivery(signature, email, secret, this.clock(), signsRecipient ? `${recipient}\n` : '');
    const readAndCheck = async () => {
      const email = await read();
      return { email, isRight: await check(email) };
    };
    const { email, isRight } = proven ? await readAndCheck() : await this.runInTurn(readAndCheck);
    return isRight ? { recipient, email } : this.refuse(request);
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

  private async refuse(request: KitRequest): Promise<never> {
    const retryAfter = await this.limiter.hit(FORGED_LIMIT, addressOf(request));
    if (retryAfter !== undefined) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
  }
}
