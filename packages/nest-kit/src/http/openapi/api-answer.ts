import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { $ZodType } from 'zod/v4/core';

export const ANSWER_MARK = Symbol('landsea:answer');

/** What `@ApiAnswer` says of a route. */
export interface AnswerRule {
  status: number;
  schema: $ZodType | undefined;
}

/**
 * Documents what a route answers and sets its status. Where NODE_ENV is test, each answer is checked against the schema
 * and a difference is a 500, so that the document cannot lie.
 */
export function ApiAnswer(schema: $ZodType | undefined, status = 200): MethodDecorator {
  return applyDecorators(SetMetadata(ANSWER_MARK, { status, schema } satisfies AnswerRule), HttpCode(status));
}
