import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { KitEnv } from '../../env/kit-env.js';
import { rateLimited } from '../../errors/plain-errors.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { ACCESS_MARK, type AccessMark } from '../../http/routes/route-marks.js';
import { KIT_ENV } from '../../http/routes/tokens.js';
import { SessionDirectory } from '../../sessions/session-directory.js';
import { SessionReader, type PresentedSession } from '../../sessions/session-reader.js';
import { getCallerAddressKey } from './address-key.js';
import { applyLimit } from './rate-limit.guard.js';
import { UNCOUNTED_MARK } from './rate-limit.mark.js';
import { RateLimiter, type CountedRule } from './rate-limiter.js';

/** Runs before everything else. A session that this copy has not met counts as a visitor's. */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  private readonly ofAddress: CountedRule;
  /** Reads that need no session, by people who have one. */
  private readonly ofPerson: CountedRule;

  constructor(
    @Inject(KIT_ENV) { VISITOR_CALLS_PER_MINUTE: limit }: KitEnv,
    private readonly limiter: RateLimiter,
    private readonly directory: SessionDirectory,
    private readonly sessions: SessionReader,
    private readonly reflector: Reflector,
  ) {
    this.ofAddress = { name: 'visitor', limit, windowSeconds: 60 };
    this.ofPerson = { name: 'public-by-person', limit, windowSeconds: 60 };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const marks = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<AccessMark | undefined>(ACCESS_MARK, marks);
    const isUncounted = this.reflector.getAllAndOverride<boolean | undefined>(UNCOUNTED_MARK, marks);
    if (access === 'internal' || isUncounted) return true;
    const request = context.switchToHttp().getRequest<KitRequest>();
    const session = this.sessions.read(request);
    const isPublic = access === 'public';
    if (!isPublic && session && this.directory.hasMet(session.tokenHash)) return true;
    const userId =
      (session && this.directory.findMet(session.tokenHash)?.userId) ??
      (await this.countVisitor(getCallerAddressKey(request), session));
    // Calls that need a session are counted by person later.
    if (isPublic) await applyLimit(this.limiter, this.ofPerson, userId);
    return true;
  }

  /** @returns who it is when the limit of the address is used up, but the session is one of ours. */
  private async countVisitor(
    address: string,
    session: PresentedSession | undefined,
  ): Promise<string | undefined> {
    const retryAfter = await this.limiter.hit(this.ofAddress, address);
    if (retryAfter === undefined) return undefined;
    const person = session?.isSigned
      ? await this.directory.find(session.tokenHash, { address, isSigned: true })
      : undefined;
    if (!person) throw rateLimited(retryAfter, `limit ${this.ofAddress.name} reached`);
    return person.userId;
  }
}
