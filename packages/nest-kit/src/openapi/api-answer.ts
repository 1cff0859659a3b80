import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';

export const ANSWER_MARK = Symbol('landsea:answer');

/**
 * Documents what a route answers and sets its status. Where NODE_ENV is test, each answer is checked against the schema
 * and a difference is a 500, so that the document cannot lie.
 */
export function ApiAnswer(schema: $ZodType | undefined, status = 200): MethodDecorator {
  const answer = schema ? { status, standardSchema: schema } : { status };
  return applyDecorators(SetMetadata(ANSWER_MARK, schema), HttpCode(status), ApiResponse(answer));
}
