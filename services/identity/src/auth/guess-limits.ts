import { rateLimited, RateLimiter, listWiderNetworks, type CountedRule } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredAccount } from '../users/users.service.js';
import type { Browser } from './browser.js';
import { DEMO_ADDRESS_LIMIT, FORGOT_LIMITS, NETWORK_LIMITS, SIGN_IN_LIMITS } from './sign-in-limits.js';

export interface SignInAttempt {
  email: string;
  account: { user: Pick<StoredAccount['user'], 'id'>; devicesValidFrom: Date | null } | undefined;
  browser: Pick<Browser, 'address' | 'devices'>;
}

/** A device cookie of before the latest password and the first verification says nothing. */
export const isKnownDevice = (
  { devices }: Pick<Browser, 'devices'>,
  { user, devicesValidFrom }: NonNullable<SignInAttempt['account']>,
): boolean =>
  devices.some(
    ({ userId, issuedAt }) =>
      userId === user.id && (devicesValidFrom === null || issuedAt >= devicesValidFrom),
  );

export interface CountedAttempt {
  delayMs: number;
  succeeded(): Promise<void>;
  undecided(): Promise<void>;
}

export const SLOWED_DOWN_MS = 1000;
export const SLOWED_DOWN_LONG_MS = 5000;

type Hit = readonly [rule: CountedRule, subject: string];

const networkHits = (rules: Record<56 | 48, CountedRule>, address: string, prefix = ''): Hit[] =>
  listWiderNetworks(address).map(({ bits, network }) => [rules[bits], prefix + network]);

/** All known devices of an account share one count: signing in again must not buy more guesses. */
const knownDeviceOf = ({ browser, account }: SignInAttempt): string | undefined =>
  account && isKnownDevice(browser, account) ? `device:${account.user.id}` : undefined;

@Injectable()
export class GuessLimits {
  constructor(
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'forget' | 'giveBack' | 'hit'>,
  ) {}

  /** Before the password is looked at, so that guesses sent at once are counted too. @throws DomainError RATE_LIMITED. */
  async beginSignIn(attempt: SignInAttempt): Promise<CountedAttempt> {
    const { email, browser } = attempt;
    const device = knownDeviceOf(attempt);
    const isUnknown = device === undefined;
    const own = this.countOwn(attempt, device);
    const networks = isUnknown ? networkHits(NETWORK_LIMITS.pair, browser.address, `${email}\n`) : [];
    await this.refuseBeyond(
      [SIGN_IN_LIMITS.tries, device ?? browser.address],
      ...(isUnknown ? networkHits(NETWORK_LIMITS.tries, browser.address) : []),
      own,
      ...networks,
    );
    const shared: Hit[] = isUnknown
      ? [
          [SIGN_IN_LIMITS.account, email],
          [SIGN_IN_LIMITS.accountLong, email],
        ]
      : [];
    return {
      delayMs: await this.delayOf(shared),
      succeeded: async () => {
        await this.limiter.forget(...own);
        await this.giveBack([...networks, ...shared]);
      },
      undecided: () => this.giveBack([own, ...networks, ...shared]),
    };
  }

  /** The demo's password is public: there is nothing to guess, but each visit takes a copy. @throws DomainError RATE_LIMITED. */
  async beginDemo({ address }: Pick<Browser, 'address'>): Promise<void> {
    await this.refuseBeyond(
      [SIGN_IN_LIMITS.tries, address],
      ...networkHits(NETWORK_LIMITS.tries, address),
      [DEMO_ADDRESS_LIMIT, address],
      ...networkHits(NETWORK_LIMITS.demo, address),
    );
  }

  async mayMailReset(attempt: SignInAttempt): Promise<boolean> {
    const { email, browser } = attempt;
    const device = knownDeviceOf(attempt);
    if (device !== undefined) return this.isWithin([FORGOT_LIMITS.device, device]);
    const pair = `${email}\n${browser.address}`;
    if (!(await this.isWithin([FORGOT_LIMITS.pair, pair]))) return false;
    const isFirst = await this.isWithin([FORGOT_LIMITS.first, pair]);
    const isInBudget = await this.isWithin([FORGOT_LIMITS.account, email]);
    return isFirst || isInBudget;
  }

  private countOwn({ email, browser }: SignInAttempt, device: string | undefined): Hit {
    return device === undefined
      ? [SIGN_IN_LIMITS.pair, `${email}\n${browser.address}`]
      : [SIGN_IN_LIMITS.device, device];
  }

  private async isWithin([rule, subject]: Hit): Promise<boolean> {
    return (await this.limiter.hit(rule, subject)) === undefined;
  }

  private async delayOf(stages: readonly Hit[]): Promise<number> {
    const delays = [SLOWED_DOWN_MS, SLOWED_DOWN_LONG_MS];
    let delay = 0;
    for (const [stage, hit] of stages.entries())
      if (!(await this.isWithin(hit))) delay = delays[stage] ?? delay;
    return delay;
  }

  private async giveBack(hits: readonly Hit[]): Promise<void> {
    for (const hit of hits) await this.limiter.giveBack(...hit);
  }

  private async refuseBeyond(...hits: Hit[]): Promise<void> {
    for (const [rule, subject] of hits) {
      const retryAfter = await this.limiter.hit(rule, subject);
      if (retryAfter !== undefined) throw rateLimited(retryAfter, `limit ${rule.name} reached`);
    }
  }
}
