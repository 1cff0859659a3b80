import { Injectable, type CanActivate, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../../errors/domain-error.js';
import type { KitRequest } from '../routes/kit-request.js';
import { RAW_BODY_MARK } from '../routes/route-marks.js';
import { isNestedDeeperThan, MAX_JSON_DEPTH } from './json-depth.js';
import { readRawBody } from './read-raw-body.js';

const BODY_LIMIT_MARK = Symbol('landsea:body-limit');

const DEFAULT_BODY_BYTES = 256 * 1024;

/** Bytes instead of the usual 256 kB. */
export const BodyLimit = (bytes: number): MethodDecorator => SetMetadata(BODY_LIMIT_MARK, bytes);

const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const malformed = (logMessage: string): DomainError =>
  new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' }, logMessage);

function parsed(json: Buffer): unknown {
  if (isNestedDeeperThan(MAX_JSON_DEPTH, json)) throw malformed('JSON nested too deeply');
  try {
    return JSON.parse(json.toString());
  } catch {
    throw malformed('not JSON');
  }
}

/**
 * A guard runs after those that decide whether the caller may send a body. `@RawBody()` routes read the
 * request themselves.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const isRaw = this.reflector.get<boolean | undefined>(RAW_BODY_MARK, context.getHandler());
    if (isRaw || BODILESS_METHODS.has(request.method) || request.is('application/json') === false)
      return true;
    // A small compressed body may unpack to a huge one, and no client of ours compresses.
    if (request.get('content-encoding') !== undefined) throw malformed('compressed body');
    const limit =
      this.reflector.get<number | undefined>(BODY_LIMIT_MARK, context.getHandler()) ?? DEFAULT_BODY_BYTES;
    const bytes = await readRawBody(request, limit);
    if (bytes.length === 0) return true;
    request.rawBody = bytes;
    request.body = parsed(bytes);
    return true;
  }
}
