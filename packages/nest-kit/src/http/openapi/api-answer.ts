import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { $ZodType } from 'zod/v4/core';

export const ANSWER_MARK = Symbol('landsea:answer');

export interface AnswerRule {
  status: number;
  schema: $ZodType | undefined;
}

/** The answer has this status. In tests a response that does not match the schema is a 500, so that the document cannot lie. */
export function ApiAnswer(schema: $ZodType | undefined, status = 200): MethodDecorator {
  return applyDecorators(SetMetadata(ANSWER_MARK, { status, schema } satisfies AnswerRule), HttpCode(status));
}
