import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { ErrorAnswer } from './error-answer.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly errors = new ErrorAnswer();

  catch(thrown: unknown, host: ArgumentsHost): void {
    this.errors.give(host.switchToHttp().getResponse<Response>(), thrown);
  }
}
