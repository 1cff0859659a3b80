import type { LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino';
import type { KitEnv } from '../env/kit-env.js';
import { redact } from './redact.js';
import { getRequestId } from './request-context.js';

/** Their messages at start are details; `bootService` reports a failure. */
const FRAMEWORK = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

const isFields = (message: unknown): message is object =>
  typeof message === 'object' && message !== null && !Array.isArray(message);

/** An object spreads into the line. Everything is redacted. */
export class JsonLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(
    service: string,
    level: KitEnv['LOG_LEVEL'] = 'info',
    destination: DestinationStream = process.stdout,
  ) {
    this.logger = pino(
      {
        level,
        base: { service },
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (name) => ({ level: name }) },
        mixin: () => ({ requestId: getRequestId() }),
      },
      destination,
    );
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.writeLine('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.writeLine('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.writeLine('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.writeLine('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.writeLine('fatal', message, rest);
  }

  private writeLine(asked: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const level = FRAMEWORK.has(context) ? 'debug' : asked;
    if (!this.logger.isLevelEnabled(level)) return;
    const stack = message instanceof Error ? message.stack : rest.length > 1 ? rest[0] : undefined;
    const fields = redact(isFields(message) ? message : { message });
    const at = typeof stack === 'string' ? { stack: redact(stack) } : {};
    this.logger[level]({ context, ...(fields as object), ...at });
  }
}
