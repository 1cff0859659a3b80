import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Principal, UserType } from '@landsea/contracts/account';
import type { KitRequest } from './kit-request.js';

export const ACCESS_MARK = Symbol('landsea:access');
export const USER_TYPES_MARK = Symbol('landsea:user-types');
export const SKIP_CSRF_MARK = Symbol('landsea:skip-csrf');
export const RAW_BODY_MARK = Symbol('landsea:raw-body');
export const SECRET_ANSWER_MARK = Symbol('landsea:secret-answer');
export type AccessMark = 'public' | 'optional' | 'internal';

/** No session is looked up. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_MARK, 'public');

/** `@CurrentUser()` is undefined for a visitor. */
export const OptionalSession = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_MARK, 'optional');

/** Requires a 60-second service token for this audience; the gateway never routes `/internal/*`. */
export const Internal = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_MARK, 'internal'), SkipCsrf());

/** Others get NOT_FOUND. */
export const UserTypes = (...types: UserType[]): MethodDecorator & ClassDecorator =>
  SetMetadata(USER_TYPES_MARK, types);

/** For calls that prove themselves otherwise: the Stripe webhook. */
export const SkipCsrf = (): MethodDecorator & ClassDecorator => SetMetadata(SKIP_CSRF_MARK, true);

/** Still from our own pages only; the route reads the request itself. */
export const RawBody = (): MethodDecorator & ClassDecorator => SetMetadata(RAW_BODY_MARK, true);

/** The answer has a secret that is stored nowhere, so a retry is not answered from the stored one. */
export const SecretAnswer = (): MethodDecorator & ClassDecorator => SetMetadata(SECRET_ANSWER_MARK, true);

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined =>
    context.switchToHttp().getRequest<KitRequest>().principal,
);
