import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import { prettifyError, safeParse } from 'zod/v4/core';
import { ANSWER_MARK, type AnswerRule } from './api-answer.js';

/** Active in tests only. */
@Injectable()
export class AnswerCheckInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const schema = this.reflector.get<AnswerRule | undefined>(ANSWER_MARK, context.getHandler())?.schema;
    if (!schema) return next.handle();
    return next.handle().pipe(
      map((answer: unknown) => {
        const sent: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
        const result = safeParse(schema, sent);
        if (result.success) return answer;
        throw new Error(`the answer is not what @ApiAnswer says: ${prettifyError(result.error)}`);
      }),
    );
  }
}
