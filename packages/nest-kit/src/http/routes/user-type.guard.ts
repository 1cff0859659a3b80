import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { UserType } from '@landsea/contracts/account';
import { makeNotFound } from '../../errors/plain-errors.js';
import type { KitRequest } from './kit-request.js';
import { USER_TYPES_MARK } from './route-marks.js';

@Injectable()
export class UserTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const allowed = this.reflector.getAllAndOverride<UserType[] | undefined>(USER_TYPES_MARK, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!allowed) return true;
    const { principal } = context.switchToHttp().getRequest<KitRequest>();
    if (!principal || !allowed.includes(principal.userType)) throw makeNotFound();
    return true;
  }
}
