import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { rateLimited } from '../../errors/plain-errors.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { ACCESS_MARK, RAW_BODY_MARK, type AccessMark } from '../../http/routes/route-marks.js';
import { getCallerAddressKey } from '../rate-limit/address-key.js';
import { UNCOUNTED_MARK } from '../rate-limit/rate-limit.mark.js';
import { CallerTurns } from './caller-turns.js';

const LONG_LIVED_MARK = Symbol('landsea:long-lived');
const RETRY_SECONDS = 2;

/** An open response, such as an event stream, takes no turn of its caller. */
export const LongLived = (): MethodDecorator => SetMetadata(LONG_LIVED_MARK, true);

/** By user, or by address without a session. Uploads have slots of their own. */
@Injectable()
export class CallerTurnsGuard implements CanActivate {
  constructor(
    private readonly turns: CallerTurns,
    private readonly reflector: Reflector,
  ) {}

  /** @throws DomainError RATE_LIMITED when too many requests of the caller wait. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isExempt(context)) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<KitRequest>();
    const response = http.getResponse<Response>();
    const end = await this.turns.take(request.principal?.userId ?? getCallerAddressKey(request));
    if (!end) throw rateLimited(RETRY_SECONDS, 'too many requests of one caller wait');
    if (response.closed) end();
    else response.once('close', end);
    return !response.closed;
  }

  private isExempt(context: ExecutionContext): boolean {
    const marks = [context.getHandler(), context.getClass()];
    const has = (mark: symbol): boolean => this.reflector.getAllAndOverride<boolean>(mark, marks) === true;
    const access = this.reflector.getAllAndOverride<AccessMark | undefined>(ACCESS_MARK, marks);
    return access === 'internal' || [LONG_LIVED_MARK, RAW_BODY_MARK, UNCOUNTED_MARK].some(has);
  }
}
