import { SetMetadata } from '@nestjs/common';

export const BODY_LIMIT_MARK = Symbol('landsea:body-limit');

export const DEFAULT_BODY_BYTES = 256 * 1024;

/** Bytes instead of the usual 256 kB. */
export const BodyLimit = (bytes: number): MethodDecorator => SetMetadata(BODY_LIMIT_MARK, bytes);
