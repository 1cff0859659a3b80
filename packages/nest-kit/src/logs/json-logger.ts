import type { LoggerService } from '@nestjs/common';
import type { KitEnv } from '../env/kit-env.js';
import { redact, redactText } from './redact.js';
import { currentRequestId } from './request-context.js';

const RANK = { silent: 0, fatal: 1, error: 2, warn: 3, info: 4, debug: 5 } as const;
type Level = Exclude<keyof typeof RANK, 'silent'>;

/** What Nest says of itself while it starts is detail; a start that fails is told by `bootService` in one line. */
const FRAMEWORK = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/**
 * One JSON object a line: `time, level, service, requestId, context, message, …`. An object logged as the message
 * spreads into the line. Everything passes through the redaction, so no secret is ever written.
 */
export class JsonLogger implements LoggerService {
  constructor(
    private readonly service: string,
    private readonly level: KitEnv['LOG_LEVEL'] = 'info',
    private readonly write: (line: string) => void = (line) => void process.stdout.write(line),
  ) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.line('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.line('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.line('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.line('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.line('fatal', message, rest);
  }

  private line(asked: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const level = FRAMEWORK.has(context) ? 'debug' : asked;
    if (RANK[level] > RANK[this.level]) return;
    const stack = message instanceof Error ? message.stack : rest.length > 1 ? rest[0] : undefined;
    const fields =
      typeof message === 'object' && message !== null && !Array.isArray(message)
        ? redact(message)
        : { message: redact(message) };
    const record = {
      time: new Date().toISOString(),
      level,
      service: this.service,
      requestId: currentRequestId(),
      context,
      ...(fields as object),
      stack: typeof stack === 'string' ? redactText(stack) : undefined,
    };
    this.write(`${JSON.stringify(record)}\n`);
  }
}
